import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 1d712503. */
export const zhHans: Translation<typeof en> = {
  programme: '课程',
  programme_ib: 'IB文凭课程',
  programme_ap: 'AP',
  programme_unsure: '尚未确定',
  subject: '科目',
  subject_biology: '生物',
  subject_chemistry: '化学',
  subject_physics: '物理',
  subject_mathematics: '数学',
  subject_english: '英语',
  subject_french: '法语',
  subject_economics: '经济',
  subject_business: '商业管理',
  subject_history: '历史',
  subject_geography: '地理',
  subject_psychology: '心理学',
  subject_sociology: '社会学',
  goal: '需要的帮助',
  goal_course: '跟上课程进度',
  goal_exam: '备考',
  'goal_internal-assessment': '内部评估（IA）',
  'goal_extended-essay': '拓展论文（EE）',
  'goal_theory-of-knowledge': '认识论（TOK）',
  goal_university: '选择大学',
  goal_statement: '个人陈述或文书',
  goal_ongoing: '每周持续辅导',
  find: '查找合适的页面',
};
