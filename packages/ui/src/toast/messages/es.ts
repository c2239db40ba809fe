import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English b92c94bd. */
export const es: Translation<typeof en> = {
  toast: 'Aviso',
  toasts: 'Avisos ({hotkey})',
  close: 'Cerrar',
  problem: 'Problema',
};
