import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const de: Translation<typeof en> = {
  label: 'Hauptmenü',
  inEnglish: 'Diese Seiten sind auf Englisch.',
};
