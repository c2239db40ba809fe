import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 36b8ccc7. */
export const it: Translation<typeof en> = {
  heading: 'È pronta una nuova versione del sito',
  text: 'Questa pagina sarà ricaricata.',
  update: 'Aggiorna ora',
};
