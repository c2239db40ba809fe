import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0465f1fd. */
export const nl: Translation<typeof en> = {
  heading: 'Er is een nieuwe versie van deze site',
  text: 'Deze pagina wordt opnieuw geladen.',
  update: 'Nu bijwerken',
};
