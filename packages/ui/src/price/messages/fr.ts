import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 3646da6a. */
export const fr: Translation<typeof en> = {
  from: 'À partir de {price}',
};
