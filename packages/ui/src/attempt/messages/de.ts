import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English cad9e8c0. */
export const de: Translation<typeof en> = {
  answer: 'Ihre Antwort',
  kept: 'Sie bleibt auf diesem Gerät; niemand liest sie.',
  open: 'Korrigierte Antwort zeigen',
  close: 'Korrigierte Antwort verbergen',
  scheme: 'So wird bewertet.',
  more: 'Was mehr Punkte bringt.',
};
