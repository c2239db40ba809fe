import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English b92c94bd. */
export const de: Translation<typeof en> = {
  toast: 'Mitteilung',
  toasts: 'Mitteilungen ({hotkey})',
  close: 'Ausblenden',
  problem: 'Problem',
};
