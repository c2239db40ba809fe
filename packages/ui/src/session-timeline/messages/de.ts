import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English ce053d44. */
export const de: Translation<typeof en> = {
  legend: 'Wählen Sie einen Zeitpunkt der Einheit',
  note: 'Die Nachricht der Lehrkraft an die Familie',
  well: 'Was gut lief',
  lost: 'Wo Punkte verloren gingen',
  next: 'Übung bis zum nächsten Mal',
};
