import type { Translation } from '../../../lib/translation';
import type { en } from './en';

/** From English d3315846. */
export const fr: Translation<typeof en> = {
  heading: 'Installer ce site comme une application',
  text: 'L’application a sa propre icône, et ce qui est enregistré s’ouvre sans connexion : les pages que vous avez lues, les outils et les guides.',
  install: 'Installer',
  later: 'Plus tard',
  howTo: 'Comment faire',
  failed: 'L’installation a échoué',
  unavailable: 'Votre navigateur ne propose pas l’installation ici',
  instead: 'Le menu de votre navigateur contient peut-être « Installer » ou « Ajouter à l’écran d’accueil ».',
};
