import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 3967a13a. */
export const fr: Translation<typeof en> = {
  contact: 'Contact',
  outside: 'Autres sites',
  locations: 'Nos pages par région',
  cookies: 'Préférences de cookies',
  cookiesFailed: 'Les préférences de cookies n’ont pas pu être chargées. Vérifiez votre connexion, puis réessayez.',
  opensInNewTab: 'S’ouvre dans un nouvel onglet',
  nonAffiliation:
    '{brand} n’a aucun lien avec l’Organisation du Baccalauréat International ni avec le College Board, qui n’approuvent ni ne cautionnent ses services. IB, International Baccalaureate, AP et Advanced Placement sont des dénominations de leurs titulaires respectifs.',
  copyright: '© {year} {brand}',
};
