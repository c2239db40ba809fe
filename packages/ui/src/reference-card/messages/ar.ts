import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fe6b62ea. */
export const ar: Translation<typeof en> = {
  label: 'الرقم المرجعي',
  copy: 'نسخ الرقم المرجعي',
  copied: 'نُسخ الرقم المرجعي',
  failed: 'تعذّر النسخ هنا. حدّدوا الرقم المرجعي وانسخوه يدويًا.',
};
