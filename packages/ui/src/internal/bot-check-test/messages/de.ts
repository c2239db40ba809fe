import type { Translation } from '../../../lib/translation';
import type { en } from './en';

/** From English 48b30ae6. */
export const de: Translation<typeof en> = {
  test: 'ReCAPTCHA testen',
  hide: 'ReCAPTCHA-Test ausblenden',
  title: 'ReCAPTCHA-Test',
  note: 'Für die Betreiber dieser Website: probiert die Bot-Prüfung des Kontaktformulars aus. Es wird nichts gespeichert.',
  load: 'Skript',
  loading: 'Wird geladen …',
  ready: 'Bereit',
  notReady: 'ReCAPTCHA ist nicht bereit',
  none: 'Diese Website hat keine Bot-Prüfung: Es ist kein Anbieter festgelegt.',
  token: 'Token erzeugen',
  testToken: 'Token erzeugen',
  verification: 'Überprüfung',
  testVerification: 'Token überprüfen',
  idle: 'Noch nicht getestet',
  testing: 'Wird getestet …',
  success: 'Erfolgreich',
  tokenFailed: 'Der Token konnte nicht erzeugt werden',
  tokenMissing: 'Der Token der Bot-Prüfung konnte nicht erzeugt werden, oder die Bot-Prüfung ist nicht bereit',
  verificationFailed: 'Die Überprüfung ist fehlgeschlagen',
  networkError: 'Netzwerkfehler',
  score: 'Wert: {score}',
  action: 'Aktion:',
  codes: 'Codes:',
};
