import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 1d712503. */
export const ar: Translation<typeof en> = {
  programme: 'البرنامج',
  programme_ib: 'دبلوم البكالوريا الدولية (IB)',
  programme_ap: 'اختبارات AP',
  programme_unsure: 'لم نقرّر بعد',
  subject: 'المادة',
  subject_biology: 'الأحياء',
  subject_chemistry: 'الكيمياء',
  subject_physics: 'الفيزياء',
  subject_mathematics: 'الرياضيات',
  subject_english: 'اللغة الإنجليزية',
  subject_french: 'اللغة الفرنسية',
  subject_economics: 'الاقتصاد',
  subject_business: 'إدارة الأعمال',
  subject_history: 'التاريخ',
  subject_geography: 'الجغرافيا',
  subject_psychology: 'علم النفس',
  subject_sociology: 'علم الاجتماع',
  goal: 'الهدف',
  goal_course: 'متابعة المقرر',
  goal_exam: 'الاستعداد للاختبار',
  'goal_internal-assessment': 'التقييم الداخلي (IA)',
  'goal_extended-essay': 'المقال المطوّل (EE)',
  'goal_theory-of-knowledge': 'نظرية المعرفة (TOK)',
  goal_university: 'اختيار الجامعة',
  goal_statement: 'بيان شخصي أو مقال للقبول الجامعي',
  goal_ongoing: 'دعم أسبوعي مستمر',
  find: 'ابحثوا عن الصفحة المناسبة',
};
