import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const it: Translation<typeof en> = {
  label: 'Consenso ai cookie',
  title: 'La Sua scelta sui cookie',
  optIn:
    'Salviamo ciò che serve al funzionamento del sito, e altro solo con il Suo consenso; un rifiuto qui non cambia nulla.',
  optOut:
    'Rileviamo le visite e gli annunci che portano qui; può disattivare la rilevazione nelle impostazioni, ora o in seguito.',
  informational:
    'Salviamo ciò che serve al funzionamento del sito; la rilevazione dell’utilizzo comincia solo dopo il Suo OK.',
  gpc: 'Global Privacy Control',
  gpcOn:
    'Il Suo browser invia questo segnale e noi lo rispettiamo: analisi e marketing restano disattivati finché Lei non li consente qui.',
  gpcOff: 'Il Suo browser non invia questo segnale.',
  acceptAll: 'Accettare tutto',
  declineAll: 'Rifiutare tutto',
  ok: 'OK',
  settings: 'Impostazioni',
  keep: 'Chiudere',
  settingsTitle: 'Impostazioni dei cookie',
  settingsText:
    'Ogni impostazione dipende solo da Lei. Può modificarla in qualsiasi momento alla voce «Preferenze sui cookie», in fondo a ogni pagina.',
  necessary: 'Necessari',
  necessaryHelp: 'Ricordano la Sua scelta. Senza di essi il sito non funziona, perciò non si possono disattivare.',
  analytics: 'Analisi',
  analyticsHelp:
    'Conta le visite e le ricerche e rileva fino a che punto si leggono le pagine, per farci capire quali sono utili.',
  marketing: 'Marketing',
  marketingHelp: 'Ci dice da quale annuncio è arrivata una prenotazione.',
  preferences: 'Preferenze',
  preferencesHelp: 'Permettono a elementi di altre aziende, come i video, di ricordare come Lei preferisce usarli.',
  stored: 'Dati salvati: {names}.',
  storesNothing: 'Al momento non salva nulla.',
  save: 'Salvare le preferenze',
  details: 'Che cosa viene salvato, perché e come cancellarlo',
  receipt: 'Ricevuta della Sua scelta',
  copyReceipt: 'Copiare la ricevuta',
  copied: 'Ricevuta copiata',
  failed: 'Qui la copia è bloccata. Selezioni la ricevuta e la copi a mano.',
  reset: 'Reimpostare la mia scelta',
  gateText:
    '«{title}» proviene da un’altra azienda, che potrebbe salvare dati sul Suo dispositivo. Serve il Suo consenso alla voce «{category}».',
  gateAllow: 'Consentire «{category}»',
};
