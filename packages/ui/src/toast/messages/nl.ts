import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English b92c94bd. */
export const nl: Translation<typeof en> = {
  toast: 'Melding',
  toasts: 'Meldingen ({hotkey})',
  close: 'Sluiten',
  problem: 'Probleem',
};
