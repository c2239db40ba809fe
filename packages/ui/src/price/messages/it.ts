import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 3646da6a. */
export const it: Translation<typeof en> = {
  from: 'Da {price}',
};
