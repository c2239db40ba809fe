import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0465f1fd. */
export const de: Translation<typeof en> = {
  heading: 'Eine neue Version dieser Website ist da',
  text: 'Diese Seite wird dabei neu geladen.',
  update: 'Jetzt aktualisieren',
};
