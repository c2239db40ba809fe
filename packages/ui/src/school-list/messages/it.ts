import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fd7af727. */
export const it: Translation<typeof en> = {
  programme: 'Programma',
  city: 'Località',
  all: 'Mostra tutto',
  shown: 'Scuole mostrate: {count} su {total}',
  none: 'Nessuna scuola di questo elenco corrisponde a entrambe le scelte. Scelga «Mostra tutto» in una delle due.',
  empty: 'Per ora non è elencata nessuna scuola.',
  website: 'Sito web',
  opensInNewTab: 'si apre in una nuova scheda',
  unverified: 'Da confermare con la scuola',
};
