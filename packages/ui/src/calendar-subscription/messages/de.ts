import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fa9c7b38. */
export const de: Translation<typeof en> = {
  label: 'Abonnieren: {name}',
  apple: 'Apple Kalender',
  google: 'Google Kalender',
  outlook: 'Outlook.com',
  copy: 'Adresse kopieren',
  copied: 'Adresse kopiert. Fügen Sie sie in Ihrer Kalender-App als Kalender aus dem Internet hinzu.',
  failed: 'Ihr Browser hat das Kopieren nicht zugelassen. Die Adresse ist unten markiert: Kopieren Sie sie von dort.',
  address: 'Adresse des Kalenders',
  others:
    'Für andere Kalender, etwa Outlook in der Schule, kopieren Sie die Adresse und fügen Sie sie dort als Kalender aus dem Internet hinzu.',
  updates:
    'Der Kalender aktualisiert sich von selbst. Zum Entfernen löschen Sie diesen Kalender in Ihrer App; Ihre übrigen Einträge bleiben.',
};
