import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 58dddfcd. */
export const fr: Translation<typeof en> = {
  heading: 'Vous êtes hors ligne',
  text: 'Certaines fonctions peuvent être limitées. Les contenus seront mis à jour dès que la connexion sera rétablie.',
  works:
    'Ce qui est enregistré ici s’ouvre toujours. Un message que vous envoyez attend tant que sa page reste ouverte, et part tout seul.',
  saved: 'Ce qui est enregistré',
};
