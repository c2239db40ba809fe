import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ar: Translation<typeof en> = {
  label: 'الرقم المرجعي',
  copy: 'نسخ الرقم المرجعي',
  copied: 'تم نسخ الرقم المرجعي',
  failed: 'تعذّر النسخ هنا. حدّد الرقم المرجعي وانسخه يدويًا.',
};
