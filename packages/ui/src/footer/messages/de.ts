import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 3967a13a. */
export const de: Translation<typeof en> = {
  contact: 'Kontakt',
  outside: 'Weitere Websites',
  locations: 'Unsere Seiten nach Region',
  cookies: 'Cookie-Einstellungen',
  cookiesFailed:
    'Die Cookie-Einstellungen konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und klicken Sie dann noch einmal.',
  opensInNewTab: 'Öffnet sich in einem neuen Tab',
  nonAffiliation:
    '{brand} steht in keiner Verbindung zur International Baccalaureate Organization oder zum College Board und wird von beiden weder unterstützt noch empfohlen. IB, International Baccalaureate, AP und Advanced Placement sind Namen ihrer jeweiligen Inhaber.',
  copyright: '© {year} {brand}',
};
