import type { Translation } from '../../../lib/translation';
import type { en } from './en';

/** From English 48b30ae6. */
export const it: Translation<typeof en> = {
  test: 'Prova ReCAPTCHA',
  hide: 'Nascondi la prova di ReCAPTCHA',
  title: 'Prova di ReCAPTCHA',
  note: 'Per il proprietario di questo sito: prova il controllo anti-bot del modulo di contatto. Non viene salvato nulla.',
  load: 'Script',
  loading: 'Caricamento…',
  ready: 'Pronto',
  notReady: 'ReCAPTCHA non è pronto',
  none: 'Questo sito non ha un controllo antibot: nessun fornitore è impostato.',
  token: 'Creazione del token',
  testToken: 'Crea un token',
  verification: 'Verifica',
  testVerification: 'Verifica un token',
  idle: 'Non ancora provato',
  testing: 'Prova in corso…',
  success: 'Riuscito',
  tokenFailed: 'Impossibile creare il token',
  tokenMissing: 'Impossibile creare il token anti-bot, oppure il controllo anti-bot non è pronto',
  verificationFailed: 'Verifica non riuscita',
  networkError: 'Errore di rete',
  score: 'Punteggio: {score}',
  action: 'Azione:',
  codes: 'Codici:',
};
