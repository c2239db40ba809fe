import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fa9c7b38. */
export const nl: Translation<typeof en> = {
  label: 'Abonneren: {name}',
  apple: 'Apple Agenda',
  google: 'Google Agenda',
  outlook: 'Outlook.com',
  copy: 'Adres kopiëren',
  copied: 'Adres gekopieerd. Voeg het in uw agenda-app toe als agenda van internet.',
  failed: 'Uw browser liet kopiëren niet toe. Het adres is hieronder geselecteerd: kopieer het daar.',
  address: 'Adres van de agenda',
  others:
    'Voor andere agenda’s, zoals Outlook op school, kopieert u het adres en voegt u het daar toe als agenda van internet.',
  updates:
    'De agenda werkt zichzelf bij. Wilt u hem weg, verwijder dan deze agenda in uw app; uw andere afspraken blijven staan.',
};
