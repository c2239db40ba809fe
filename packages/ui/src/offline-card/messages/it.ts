import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 58dddfcd. */
export const it: Translation<typeof en> = {
  heading: 'Nessuna connessione',
  text: 'Alcune funzioni possono essere limitate. I contenuti si aggiorneranno quando la connessione sarà ristabilita.',
  works:
    'Ciò che è salvato qui si apre comunque. Se invia un messaggio, lasci aperta la pagina: partirà automaticamente.',
  saved: 'Che cosa è salvato',
};
