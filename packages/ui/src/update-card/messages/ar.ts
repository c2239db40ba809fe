import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ar: Translation<typeof en> = {
  heading: 'نسخة جديدة من الموقع جاهزة',
  text: 'سيُعاد تحميل هذه الصفحة.',
  update: 'تحديث الآن',
};
