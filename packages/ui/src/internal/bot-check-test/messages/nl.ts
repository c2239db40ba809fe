import type { Translation } from '../../../lib/translation';
import type { en } from './en';

/** From English 48b30ae6. */
export const nl: Translation<typeof en> = {
  test: 'ReCAPTCHA testen',
  hide: 'ReCAPTCHA-test verbergen',
  title: 'ReCAPTCHA-test',
  note: 'Voor de eigenaar van deze site: probeert de botcontrole van het contactformulier uit. Er wordt niets opgeslagen.',
  load: 'Script',
  loading: 'Laden…',
  ready: 'Klaar',
  notReady: 'ReCAPTCHA is niet klaar',
  none: 'Deze site heeft geen botcontrole: er is geen aanbieder ingesteld.',
  token: 'Token maken',
  testToken: 'Een token maken',
  verification: 'Verificatie',
  testVerification: 'Een token verifiëren',
  idle: 'Nog niet getest',
  testing: 'Bezig met testen…',
  success: 'Gelukt',
  tokenFailed: 'Het token kon niet worden gemaakt',
  tokenMissing: 'Het token van de botcontrole kon niet worden gemaakt, of de botcontrole is niet klaar',
  verificationFailed: 'Verificatie mislukt',
  networkError: 'Netwerkfout',
  score: 'Score: {score}',
  action: 'Actie:',
  codes: 'Codes:',
};
