import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English ce053d44. */
export const nl: Translation<typeof en> = {
  legend: 'Kies een moment van de les',
  note: 'Het lesverslag van de docent',
  well: 'Wat goed ging',
  lost: 'Wat punten kostte',
  next: 'Oefenen tot de volgende keer',
};
