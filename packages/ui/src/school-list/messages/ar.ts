import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fd7af727. */
export const ar: Translation<typeof en> = {
  programme: 'البرنامج',
  city: 'المدينة',
  all: 'الكل',
  shown: 'المدارس المعروضة: {count} من {total}',
  none: 'لا توجد في هذه القائمة مدرسة تطابق الاختيارين معًا. اختاروا «الكل» في أحدهما.',
  empty: 'لا توجد مدارس في القائمة حتى الآن.',
  website: 'الموقع الإلكتروني',
  opensInNewTab: 'يُفتح في علامة تبويب جديدة',
  unverified: 'يُرجى التأكد لدى المدرسة',
};
