import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English c3d7eb40. */
export const it: Translation<typeof en> = {
  play: 'Riproduci il video',
  note: 'Avviando la riproduzione, il video viene caricato da {company}, che viene così a conoscere il Suo indirizzo IP e può salvare dati nel Suo browser.',
  watch: 'Guarda su {company}',
  opensInNewTab: 'Si apre in una nuova scheda',
};
