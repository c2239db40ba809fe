import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 3967a13a. */
export const it: Translation<typeof en> = {
  contact: 'Contatti',
  outside: 'Altri siti',
  locations: 'Le nostre pagine per regione',
  cookies: 'Preferenze sui cookie',
  cookiesFailed:
    'Non è stato possibile caricare le impostazioni dei cookie. Controlli la connessione e prema di nuovo il pulsante.',
  opensInNewTab: 'Si apre in una nuova scheda',
  nonAffiliation:
    '{brand} non ha alcun legame con l’International Baccalaureate Organization né con il College Board, che non ne approvano i servizi. IB, International Baccalaureate, AP e Advanced Placement sono denominazioni dei rispettivi titolari.',
  copyright: '© {year} {brand}',
};
