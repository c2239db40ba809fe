import type { CalendarMessages } from './en';

/** From English 9e4cd114. */
export const ar = {
  plan: 'خطة الدراسة',
  planAbout: 'أُعدّت بمخطِّط الدراسة لدى {brand}. غيّروا الخطة هناك فيتبعها هذا التقويم.',
  gone: 'لم يعد في الخطة',
  dates: 'مواعيد الامتحانات والمواعيد النهائية',
  datesAbout: 'من {brand}. المواعيد الموصوفة بالمتوقعة لم تُؤكَّد بعد، فتحقّقوا من كل موعد في مصدره.',
  expected: '{name} (متوقع)',
  cancelled: 'لم يعد ساريًا: {name}',
  firstSitting: 'جلسة الامتحانات الأولى في هذا اليوم. تُعلمكم المدرسة بالوقت.',
  secondSitting: 'جلسة الامتحانات الثانية في هذا اليوم. تُعلمكم المدرسة بالوقت.',
  schoolMayStartLater: 'قد تبدأ المدرسة متأخرة بما لا يتجاوز ساعة.',
  ends: 'ينتهي في {time}.',
  source: 'المصدر: {source}',
  checked: 'آخر تحقّق: {month}',
} satisfies CalendarMessages;
