import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 3646da6a. */
export const ko: Translation<typeof en> = {
  from: '{price}부터',
};
