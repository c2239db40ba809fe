import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English ce053d44. */
export const it: Translation<typeof en> = {
  legend: 'Scelga un momento della lezione',
  note: 'Il resoconto del docente alla famiglia',
  well: 'Che cosa è andato bene',
  lost: 'Che cosa ha fatto perdere punti',
  next: 'Esercizi fino alla prossima volta',
};
