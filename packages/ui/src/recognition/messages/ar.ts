import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0e40ac5a. */
export const ar: Translation<typeof en> = {
  heading: 'ما يقابل هذه النتيجة في دول وجامعات أخرى',
  choose: 'الدولة أو الجامعة',
  ontario: 'أونتاريو، كندا',
  points: 'نقاط UCAS Tariff: {value}',
  grade: 'الدرجة: {value}',
  units: 'الوحدات الجامعية المعتمدة (quarter units): {value}',
  percent: '{value}%',
  part: '{name}: {value}',
  nothing: 'لا شيء',
  notInTable: 'لا يتضمّن الجدول هذه النتيجة.',
  needsDiploma: 'لا يُحوَّل إلا الدبلوم الممنوح.',
  incomplete: 'لم يُدخَل بعد شيء مما يعتمد عليه هذا الجدول.',
  'rule_school-converts': 'تحوّل مدرستكم الدرجات إلى نسب مئوية وترسلها. ولا نعرف جدولًا منشورًا يُعتمد عليه.',
  'rule_combined-rank': 'يُستخرج الترتيب من جدول وطني يُتَّفق عليه من جديد كل عام. اسألوا عنه مركز القبول.',
  'rule_like-national-diploma': 'يتيح ما تتيحه شهادة إتمام الثانوية في الدولة نفسها.',
  rule_credit: 'وحدات جامعية معتمدة.',
  minTotal: 'ابتداءً من مجموع {minTotal} من 45.',
  minHigherLevel: 'ابتداءً من الدرجة {minHigherLevel} في مواد HL.',
  minScore: 'ابتداءً من الدرجة {minScore}.',
  maxCredits: 'الحد الأقصى للوحدات (credits): {maxCredits}.',
  maxUnits: 'الحد الأقصى للوحدات (units): {maxUnits}.',
  'note_check-with-university': 'هذا عُرف متّبع في القبول وليس معادلة للشهادة: القرار للجامعة، فاسألوها.',
  'note_subject-conditions': 'تؤثّر كذلك المواد المختارة ومستوياتها.',
  'note_rounding-not-verified': 'ليس مؤكّدًا هل تُقرَّب النتيجة أم تُقتطع بعد المنزلة العشرية الأولى، ولذلك تُذكر القيمتان.',
  'note_group-not-verified':
    'ليس مؤكّدًا أي الاختبارات ينتمي إلى المجموعة الأعلى قيمة، ولذلك تُذكر القيمتان الدنيا والعليا.',
  'note_table-may-have-changed': 'تُجدَّد هذه الجداول، وليس مؤكّدًا أن هذا أحدثها.',
  source: 'المصدر: {sources} ({year})، آخر تحقّق: {checked}.',
  noYear: 'دون ذكر السنة',
};
