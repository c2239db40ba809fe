import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 1d712503. */
export const zhHant: Translation<typeof en> = {
  programme: '課程',
  programme_ib: 'IB 文憑課程',
  programme_ap: 'AP',
  programme_unsure: '尚未決定',
  subject: '科目',
  subject_biology: '生物',
  subject_chemistry: '化學',
  subject_physics: '物理',
  subject_mathematics: '數學',
  subject_english: '英文',
  subject_french: '法文',
  subject_economics: '經濟',
  subject_business: '商業管理',
  subject_history: '歷史',
  subject_geography: '地理',
  subject_psychology: '心理學',
  subject_sociology: '社會學',
  goal: '需要的幫助',
  goal_course: '跟上課程進度',
  goal_exam: '準備考試',
  'goal_internal-assessment': '校內評核（IA）',
  'goal_extended-essay': '拓展論文（EE）',
  'goal_theory-of-knowledge': '知識理論（TOK）',
  goal_university: '選擇大學',
  goal_statement: '個人陳述或升學文章',
  goal_ongoing: '每星期持續支援',
  find: '尋找合適頁面',
};
