import type { Translation } from '../../../lib/translation';
import type { en } from './en';

/** From English d3315846. */
export const ar: Translation<typeof en> = {
  heading: 'ثبّتوا هذا الموقع على جهازكم',
  text: 'تصبح له أيقونة خاصة، ويُفتح المحفوظ منه دون اتصال: الصفحات التي قرأتموها والأدوات والأدلة.',
  install: 'تثبيت',
  later: 'لاحقًا',
  howTo: 'كيف يعمل؟',
  failed: 'تعذّر التثبيت',
  unavailable: 'نافذة التثبيت غير متاحة',
  instead: 'قد تجدون في قائمة متصفحكم «تثبيت» أو «الإضافة إلى الشاشة الرئيسية».',
};
