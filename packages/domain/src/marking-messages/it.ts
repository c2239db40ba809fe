import type { MarkingMessages } from './en';

/** From English 77abc7b1. */
export const it = {
  subject: 'La Sua pagina è stata corretta ({reference})',
  marked: 'Un docente ha letto il lavoro che abbiamo ricevuto e lo ha annotato.',
  see: 'Veda la pagina corretta',
  private: 'Il link è privato: chiunque lo abbia può vedere la pagina. Lo condivida solo con persone di fiducia.',
  ends: 'Funziona fino al giorno {date}. Poi cancelliamo le pagine e le annotazioni.',
  together:
    'Vuole rivederla insieme a noi? In un primo colloquio gratuito avremo la pagina davanti, e potrà chiedere di ogni annotazione.',
  title: 'La Sua pagina con le correzioni',
  bring: 'Ne parli con noi in un primo colloquio gratuito',
  bringHelp: 'Scelga l’orario che preferisce. Avremo la Sua pagina davanti, così potrà chiedere di ogni annotazione.',
  keep: 'Per conservare la pagina, la stampi o la salvi in PDF dal browser.',
  kept: 'Questo link funziona fino al giorno {date}. Poi cancelliamo le pagine e le annotazioni. Se desidera che le cancelliamo prima, ci scriva.',
  sample:
    'Ci ha permesso di mostrare il Suo lavoro come esempio, trascritto e senza nomi. Può cambiare idea in qualsiasi momento.',
  withdraw: 'Non mostrare le mie pagine',
  withdrawn: 'Grazie per avercelo detto. Non mostreremo il Suo lavoro come esempio.',
  gone: 'Nessuna pagina da mostrare a questo indirizzo',
  goneHelp:
    'Un link privato funziona per {days} giorni dall’invio, e può essere disattivato prima. Potrebbe anche essere incompleto: lo apra di nuovo dalla nostra e-mail. Se non basta, ci scriva e cercheremo insieme la Sua pagina.',
} satisfies MarkingMessages;
