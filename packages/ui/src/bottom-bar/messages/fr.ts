import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English aba704bd. */
export const fr: Translation<typeof en> = {
  label: 'Prochaine étape',
  result: 'Votre résultat',
};
