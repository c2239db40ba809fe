import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English aba704bd. */
export const ar: Translation<typeof en> = {
  label: 'الخطوة التالية',
  result: 'نتيجتك',
};
