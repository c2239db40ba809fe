import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 1d712503. */
export const ja: Translation<typeof en> = {
  programme: 'プログラム',
  programme_ib: 'IBディプロマ',
  programme_ap: 'AP',
  programme_unsure: 'まだ決めていない',
  subject: '科目',
  subject_biology: '生物',
  subject_chemistry: '化学',
  subject_physics: '物理',
  subject_mathematics: '数学',
  subject_english: '英語',
  subject_french: 'フランス語',
  subject_economics: '経済',
  subject_business: 'ビジネス',
  subject_history: '歴史',
  subject_geography: '地理',
  subject_psychology: '心理学',
  subject_sociology: '社会学',
  goal: '目的',
  goal_course: '学校の授業についていく',
  goal_exam: '試験の準備',
  'goal_internal-assessment': '内部評価（IA）',
  'goal_extended-essay': '課題論文（EE）',
  'goal_theory-of-knowledge': '知の理論（TOK）',
  goal_university: '大学選び',
  goal_statement: '志望理由書・エッセイ',
  goal_ongoing: '毎週の継続的なサポート',
  find: '目的に合うページを探す',
};
