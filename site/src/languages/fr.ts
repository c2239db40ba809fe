import type { Errors, NavigationFrom, Words } from './types';

export const words: Words = {
  offerLink: 'Voir les conditions',
  perSession: 'la séance',
  fromPrice: 'Séances à partir de {price}.',
  ask: 'Poser d’abord une question',
  table: 'Tableau : {heading}',
  glanceTitle: 'En bref',
  glanceSession: 'Session d’examens de l’IB',
  glanceLanguages: 'Langues des cours',
  glanceClock: 'Décalage horaire',
  glanceAhead: 'par rapport à Toronto : {winter} h en janvier, {summer} h en juillet',
  glanceSame: 'la même heure qu’à Toronto',
  glancePrice: 'Prix d’une séance, à partir de',
  glanceCurrency: 'Monnaie locale',
  glanceChannel: 'Nous écrire',
  schoolsNote:
    'Figurer dans cette liste ne vaut pas recommandation, et nous n’avons aucun accord avec ces écoles. Merci de vérifier les programmes auprès de l’établissement.',
  schoolsAll: 'Toutes les écoles de notre liste',
  timesCaption: 'Horaires des cours à votre heure et à celle de votre professeur à Toronto',
  timesDays: 'Jours',
  timesLocal: 'À votre heure',
  timesWinter: 'Toronto, en hiver',
  timesSummer: 'Toronto, en été',
  by: 'Par {author}',
  updated: 'mis à jour le',
  minutes: '{minutes} min de lecture',
  offerEnded: 'Cette offre a pris fin le {date}.',
  offerNow: 'Ce qui s’applique maintenant',
  sources: 'Sources, dernière vérification : {date}',
  savedNothing: 'Rien n’est encore enregistré ici. Les pages s’enregistrent quand vous les ouvrez.',
  planWeeks: 'Planifier ces semaines',
  free: 'Gratuit',
  stepTime: 'Vous choisissez un horaire ; l’agenda s’ouvre dans un nouvel onglet.',
  stepWork: 'Nous regardons une copie corrigée, et où sont passés les points.',
  stepPlan: 'Vous recevez une proposition avec son prix, et décidez à votre rythme.',
};

export const errors: Errors = {
  title: 'Une erreur s’est produite',
  text: 'Nous sommes désolés, un problème inattendu est survenu. Veuillez actualiser la page ; si le problème persiste, contactez-nous.',
  retry: 'Réessayer',
  home: 'Aller à la page d’accueil',
  contact: 'Contacter l’assistance',
};

export const navigationFrom: NavigationFrom = 'wide';
