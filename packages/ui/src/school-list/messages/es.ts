import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fd7af727. */
export const es: Translation<typeof en> = {
  programme: 'Programa',
  city: 'Ciudad',
  all: 'Mostrar todo',
  shown: 'one: Se muestra {count} de {total} centro | Se muestran {count} de {total} centros',
  none: 'Ningún centro de esta lista cumple ambas condiciones. Elija «Mostrar todo» en una de ellas.',
  empty: 'Todavía no figura ningún colegio.',
  website: 'Web',
  opensInNewTab: 'se abre en una pestaña nueva',
  unverified: 'Confírmelo con el centro',
};
