import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English b92c94bd. */
export const it: Translation<typeof en> = {
  toast: 'Notifica',
  toasts: 'Notifiche ({hotkey})',
  close: 'Chiudi',
  problem: 'Problema',
};
