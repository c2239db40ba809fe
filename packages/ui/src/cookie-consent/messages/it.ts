import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 882ce11e. */
export const it: Translation<typeof en> = {
  label: 'Consenso ai cookie',
  title: 'La Sua scelta sui cookie',
  optIn: 'Salviamo solo ciò che serve al sito; il resto, solo se Lei acconsente. Il sito funziona anche se rifiuta.',
  optOut:
    'Misuriamo le visite e da quali annunci arrivano. Può disattivare la misurazione nelle impostazioni, ora o in seguito.',
  informational:
    'Salviamo ciò che serve al funzionamento del sito. Solo dopo il Suo OK misuriamo le visite e da quali annunci arrivano.',
  gpc: 'Global Privacy Control',
  gpcOn:
    'Il Suo browser invia questo segnale e noi lo rispettiamo: analisi e marketing restano disattivati finché Lei non li consente qui.',
  gpcOff: 'Il Suo browser non invia questo segnale.',
  acceptAll: 'Accetta tutto',
  declineAll: 'Rifiuta tutto',
  ok: 'OK',
  settings: 'Impostazioni',
  keep: 'Chiudi',
  settingsTitle: 'Impostazioni dei cookie',
  settingsText:
    'Ogni scelta spetta a Lei. Può cambiarla in qualsiasi momento alla voce «Preferenze sui cookie», in fondo a ogni pagina.',
  necessary: 'Necessari',
  necessaryHelp: 'Ricordano la Sua scelta. Senza di essi il sito non funziona, perciò non si possono disattivare.',
  analytics: 'Analisi',
  analyticsHelp:
    'Misura le visite, le ricerche e fin dove si leggono le pagine e si compilano i moduli: così sappiamo che cosa è utile.',
  marketing: 'Marketing',
  marketingHelp: 'Ci dice da quale annuncio è arrivata una prenotazione.',
  preferences: 'Preferenze',
  preferencesHelp: 'Permettono ai contenuti di altre aziende, come i video, di ricordare come Lei preferisce usarli.',
  stored: 'Dati salvati: {names}.',
  storesNothing: 'Al momento non salva nulla.',
  save: 'Salva le preferenze',
  details: 'Che cosa viene salvato, perché e come cancellarlo',
  receipt: 'Ricevuta della Sua scelta',
  copyReceipt: 'Copia la ricevuta',
  copied: 'Ricevuta copiata',
  failed: 'Qui la copia è bloccata. Selezioni la ricevuta e la copi a mano.',
  reset: 'Annulla la mia scelta',
  gateText:
    '«{title}» è un contenuto di un’altra azienda, che potrebbe salvare dati sul Suo dispositivo. Serve il Suo consenso alla voce «{category}».',
  gateAllow: 'Consenti «{category}»',
};
