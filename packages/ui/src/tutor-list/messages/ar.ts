import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 145133ab. */
export const ar: Translation<typeof en> = {
  subject: 'المادة',
  language: 'اللغة',
  yourHours: 'الأوقات بتوقيتكم',
  all: 'الكل',
  anyTime: 'أي وقت',
  shown: 'المعروض: {count} من {total}',
  none: 'لا أحد في هذه القائمة يطابق الاختيارات الثلاثة معًا. اختاروا «الكل» في أحدها، أو احجزوا استشارة مجانية وأخبرونا بما تحتاجون إليه.',
  teaches: 'المواد',
  speaks: 'اللغات',
  hours: 'الأوقات ({zone})',
  checked: 'ما تحققنا منه',
  checkedBy: '{date}، تحقّق منه {name}',
  identity: 'وثيقة الهوية',
  background: 'شهادة السجل العدلي',
  degree: 'الشهادة الجامعية',
  questions: 'حلّ أسئلة على صيغة الاختبار وتصحيحها',
  trial: 'حصة تجريبية حضرناها',
  notes: 'ملاحظات مكتوبة إلى الأسر',
  note: 'ملاحظة بعد الحصة',
};
