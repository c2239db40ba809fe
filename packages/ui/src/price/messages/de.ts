import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 3646da6a. */
export const de: Translation<typeof en> = {
  from: 'Ab {price}',
};
