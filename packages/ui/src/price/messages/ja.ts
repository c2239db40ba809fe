import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 3646da6a. */
export const ja: Translation<typeof en> = {
  from: '{price}から',
};
