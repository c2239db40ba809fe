import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English b92c94bd. */
export const fr: Translation<typeof en> = {
  toast: 'Notification',
  toasts: 'Notifications ({hotkey})',
  close: 'Fermer',
  problem: 'Problème',
};
