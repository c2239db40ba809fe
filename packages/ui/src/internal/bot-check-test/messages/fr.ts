import type { Translation } from '../../../lib/translation';
import type { en } from './en';

/** From English 48b30ae6. */
export const fr: Translation<typeof en> = {
  test: 'Tester ReCAPTCHA',
  hide: 'Masquer le test ReCAPTCHA',
  title: 'Test ReCAPTCHA',
  note: 'Pour le propriétaire de ce site : permet d’essayer la vérification anti-robots du formulaire de contact. Rien n’est enregistré.',
  load: 'Script',
  loading: 'Chargement…',
  ready: 'Prêt',
  notReady: 'ReCAPTCHA n’est pas prêt',
  none: 'Ce site n’a pas de contrôle antirobot : aucun fournisseur n’est configuré.',
  token: 'Création du jeton',
  testToken: 'Créer un jeton',
  verification: 'Vérification',
  testVerification: 'Vérifier un jeton',
  idle: 'Pas encore testé',
  testing: 'Test en cours…',
  success: 'Réussi',
  tokenFailed: 'Le jeton n’a pas pu être créé',
  tokenMissing: 'Le jeton anti-robots n’a pas pu être créé, ou la vérification anti-robots n’est pas prête',
  verificationFailed: 'La vérification a échoué',
  networkError: 'Erreur de réseau',
  score: 'Score : {score}',
  action: 'Action :',
  codes: 'Codes :',
};
