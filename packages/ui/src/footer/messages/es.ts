import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 3967a13a. */
export const es: Translation<typeof en> = {
  contact: 'Contacto',
  outside: 'En otras webs',
  locations: 'Países y regiones',
  cookies: 'Preferencias de cookies',
  cookiesFailed:
    'No se ha podido cargar la configuración de cookies. Compruebe su conexión y vuelva a pulsar el botón.',
  opensInNewTab: 'Se abre en una pestaña nueva',
  nonAffiliation:
    '{brand} no tiene vinculación con la Organización del Bachillerato Internacional ni con College Board, ni cuenta con su respaldo. Los nombres IB, International Baccalaureate, AP y Advanced Placement pertenecen a sus respectivos titulares.',
  copyright: '© {year} {brand}',
};
