import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English b24dc35e. */
export const fr: Translation<typeof en> = {
  label: 'Sur cette page',
};
