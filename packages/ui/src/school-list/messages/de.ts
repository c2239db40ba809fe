import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fff7aea5. */
export const de: Translation<typeof en> = {
  programme: 'Programm',
  city: 'Ort',
  all: 'Alle',
  shown: '{count} von {total} Schulen angezeigt',
  shownOfOne: '{count} von {total} Schule angezeigt',
  none: 'Keine Schule dieser Liste passt zu beidem. Wählen Sie in einem der beiden Felder „Alle“.',
  website: 'Website',
  opensInNewTab: 'öffnet sich in einem neuen Tab',
  unverified: 'Bitte bei der Schule nachfragen',
};
