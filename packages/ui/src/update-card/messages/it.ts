import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const it: Translation<typeof en> = {
  heading: 'È pronta una nuova versione del sito',
  text: 'Questa pagina sarà ricaricata.',
  update: 'Aggiorna ora',
};
