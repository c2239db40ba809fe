import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0465f1fd. */
export const it: Translation<typeof en> = {
  heading: 'È pronta una nuova versione del sito',
  text: 'Questa pagina sarà ricaricata.',
  update: 'Aggiorna ora',
};
