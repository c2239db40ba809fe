import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const es: Translation<typeof en> = {
  contact: 'Contacto',
  outside: 'Otros sitios',
  locations: 'Países y regiones',
  cookies: 'Preferencias de cookies',
  opensInNewTab: 'Se abre en una pestaña nueva',
  nonAffiliation:
    '{brand} no está afiliada a la Organización del Bachillerato Internacional ni a College Board, y no cuenta con su aval. IB, International Baccalaureate, AP y Advanced Placement son nombres de sus respectivos titulares.',
  copyright: '© {year} {brand}',
};
