import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English aba704bd. */
export const it: Translation<typeof en> = {
  label: 'Prossimo passo',
  result: 'Il Suo risultato',
};
