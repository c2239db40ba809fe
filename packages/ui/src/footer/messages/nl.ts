import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 3967a13a. */
export const nl: Translation<typeof en> = {
  contact: 'Contact',
  outside: 'Elders',
  locations: 'Landen en regio’s',
  cookies: 'Cookievoorkeuren',
  cookiesFailed:
    'De cookie-instellingen konden niet worden geladen. Controleer uw verbinding en druk dan nog eens op de knop.',
  opensInNewTab: 'Opent in een nieuw tabblad',
  nonAffiliation:
    '{brand} is niet verbonden aan de International Baccalaureate Organization of het College Board en wordt door hen niet aanbevolen of ondersteund. IB, International Baccalaureate, AP en Advanced Placement zijn namen van hun rechthebbenden.',
  copyright: '© {year} {brand}',
};
