import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 761aafe0. */
export const nl: Translation<typeof en> = {
  contact: 'Contact',
  outside: 'Elders',
  locations: 'Landen en regio’s',
  cookies: 'Cookievoorkeuren',
  opensInNewTab: 'Opent in een nieuw tabblad',
  nonAffiliation:
    '{brand} is niet verbonden aan de International Baccalaureate Organization of het College Board en wordt door hen niet aanbevolen of ondersteund. IB, International Baccalaureate, AP en Advanced Placement zijn namen van hun rechthebbenden.',
  copyright: '© {year} {brand}',
};
