import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0465f1fd. */
export const ar: Translation<typeof en> = {
  heading: 'نسخة جديدة من الموقع جاهزة',
  text: 'سيُعاد تحميل هذه الصفحة.',
  update: 'تحديث الآن',
};
