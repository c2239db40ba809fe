import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 58dddfcd. */
export const ar: Translation<typeof en> = {
  heading: 'أنتم غير متصلين بالإنترنت',
  text: 'قد لا تعمل بعض الميزات، ويُحدَّث المحتوى عند عودة الاتصال.',
  works: 'ما هو محفوظ هنا لا يزال يُفتح. والرسالة التي ترسلونها تنتظر ما دامت صفحتها مفتوحة، ثم تُرسَل تلقائيًا.',
  saved: 'ما هو محفوظ',
};
