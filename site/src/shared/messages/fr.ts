import type { ErrorMessages, NavigationFrom, SiteMessages } from './types';

export const messages: SiteMessages = {
  offerLink: 'Voir les conditions',
  chosenTitle: 'Cette page existe aussi en français',
  chosenText: 'Vous avez choisi le français.',
  chosenLink: 'L’ouvrir en français',
  perSession: 'la séance',
  fromPrice: 'Séances à partir de {price}.',
  ask: 'Poser d’abord une question',
  askSchool: 'Parler de votre établissement',
  table: 'Tableau : {heading}',
  glanceTitle: 'En bref',
  glanceSession: 'Session d’examens de l’IB',
  glanceLanguages: 'Langues des cours',
  glanceClock: 'Décalage horaire',
  glanceAhead: 'par rapport à Toronto : {winter} h en janvier, {summer} h en juillet',
  glanceAlike: 'par rapport à Toronto : {hours} h, hiver comme été',
  glanceSame: 'la même heure qu’à Toronto',
  glancePrice: 'Prix d’une séance, à partir de',
  glanceCurrency: 'Monnaie locale',
  glanceChannel: 'Nous écrire',
  schoolsNote:
    'Figurer dans cette liste ne vaut pas recommandation, et nous n’avons aucun accord avec ces écoles. Merci de vérifier les programmes auprès de l’établissement.',
  schoolsAll: 'Toutes les écoles de notre liste',
  timesCaption: 'Horaires des séances à votre heure et à celle de votre professeur à Toronto',
  timesThere: '{place} : horaires des séances à l’heure locale et à celle de Toronto',
  timesDays: 'Jours',
  timesLocal: 'À votre heure',
  timesWinter: 'Toronto, en hiver',
  timesSummer: 'Toronto, en été',
  by: 'Par {author}',
  updated: 'mis à jour le',
  reviewed: 'relu par {name} le',
  minutes: '{minutes} min de lecture',
  offerEnded: 'Cette offre a pris fin le {date}.',
  offerNow: 'Prix et conditions actuels',
  sources: 'Sources, dernière vérification : {date}',
  savedNothing: 'Rien n’est encore enregistré ici. Les pages s’enregistrent quand vous les ouvrez.',
  planWeeks: 'Planifier ces semaines',
  free: 'Gratuit',
  stepTime: 'Vous choisissez un horaire ; l’agenda s’ouvre dans un nouvel onglet.',
  stepWork: 'Nous lisons avec vous une copie corrigée et cherchons où les points se sont perdus.',
  stepPlan: 'Vous recevez une proposition avec son prix, puis vous décidez à votre rythme.',
  termsSession: 'Une séance',
  sessionIs: '{length} de cours individuel en ligne',
  termsChange: 'En cas d’empêchement',
  termsCoursework: 'Travaux évalués',
  courseworkRule:
    'Nous enseignons la méthode sur des exercices. Nous n’écrivons, ne retouchons et ne corrigeons aucun travail évalué.',
  termsAi: 'IA',
  aiRule:
    'L’IA peut préparer des exercices et des remarques. Un professeur les vérifie tous avant que l’élève les voie.',
};

export const errors: ErrorMessages = {
  title: 'Une erreur s’est produite',
  text: 'Nous sommes désolés, un problème inattendu est survenu. Veuillez actualiser la page ; si le problème persiste, contactez-nous.',
  retry: 'Réessayer',
  home: 'Retour à l’accueil',
  contact: 'Nous contacter',
};

export const navigationFrom: NavigationFrom = 'wide';
