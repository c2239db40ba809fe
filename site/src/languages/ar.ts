import type { Errors, NavigationFrom, Words } from './types';

export const words: Words = {
  offerLink: 'اطّلعوا على الشروط',
  perSession: 'للحصة',
  fromPrice: 'سعر الحصة يبدأ من {price}.',
  ask: 'اطرحوا سؤالكم أولًا',
  table: 'جدول: {heading}',
  glanceTitle: 'نظرة سريعة',
  glanceSession: 'دورة اختبارات IB',
  glanceLanguages: 'لغة الحصص',
  glanceClock: 'فرق التوقيت',
  glanceAhead: 'بالساعات عن تورونتو: {winter} في يناير، {summer} في يوليو',
  glanceSame: 'توقيت تورونتو نفسه',
  glancePrice: 'سعر الحصة ابتداءً من',
  glanceCurrency: 'العملة المحلية',
  glanceChannel: 'راسلونا',
  schoolsNote: 'ذكر المدرسة هنا ليس توصية بها، ولا تربطنا بهذه المدارس أي اتفاقية. يُرجى التأكد من البرامج لدى المدرسة.',
  schoolsAll: 'جميع المدارس في قائمتنا',
  timesCaption: 'أوقات الحصص بتوقيتكم المحلي وبتوقيت المعلّم في تورونتو',
  timesDays: 'الأيام',
  timesLocal: 'بتوقيتكم المحلي',
  timesWinter: 'تورونتو شتاءً',
  timesSummer: 'تورونتو صيفًا',
  by: 'بقلم {author}',
  updated: 'حُدّث في',
  minutes: 'مدة القراءة بالدقائق: {minutes}',
  offerEnded: 'انتهى هذا العرض في {date}.',
  offerNow: 'الأسعار الحالية',
  sources: 'المصادر، آخر مراجعة: {date}',
  savedNothing: 'لا شيء محفوظ هنا بعد. تُحفظ الصفحات عند فتحها.',
  planWeeks: 'ضعوا خطة الأسابيع',
  free: 'مجانًا',
  stepTime: 'تختارون موعدًا، ويُفتح التقويم في تبويب جديد.',
  stepWork: 'ننظر في ورقة مصحَّحة واحدة، وأين ضاعت علاماتها.',
  stepPlan: 'يصلكم اقتراح مع سعره، وتقرّرون على مهل.',
};

export const errors: Errors = {
  title: 'حدث خطأ ما',
  text: 'نعتذر، حدث أمر غير متوقع. يُرجى إعادة تحميل الصفحة، أو التواصل معنا إذا استمرت المشكلة.',
  retry: 'إعادة المحاولة',
  home: 'الصفحة الرئيسية',
  contact: 'تواصلوا مع الدعم',
};

export const navigationFrom: NavigationFrom = 'wide';
