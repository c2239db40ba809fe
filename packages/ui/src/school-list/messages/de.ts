import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fd7af727. */
export const de: Translation<typeof en> = {
  programme: 'Programm',
  city: 'Ort',
  all: 'Alle',
  shown: 'one: {count} von {total} Schule angezeigt | {count} von {total} Schulen angezeigt',
  none: 'Keine Schule dieser Liste passt zu beidem. Wählen Sie in einem der beiden Felder „Alle“.',
  empty: 'Noch sind keine Schulen aufgeführt.',
  website: 'Website',
  opensInNewTab: 'öffnet sich in einem neuen Tab',
  unverified: 'Bitte bei der Schule nachfragen',
};
