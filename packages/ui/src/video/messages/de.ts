import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English c3d7eb40. */
export const de: Translation<typeof en> = {
  play: 'Video abspielen',
  note: 'Beim Abspielen wird das Video von {company} geladen; {company} erfährt dann Ihre IP-Adresse und kann Daten in Ihrem Browser speichern.',
  watch: 'Auf {company} ansehen',
  opensInNewTab: 'Öffnet sich in einem neuen Tab',
};
