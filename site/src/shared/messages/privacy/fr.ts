import { en } from './en';
import type { PrivacyMessages } from './types';

/** From English 234ff47a. */
export const fr: PrivacyMessages = {
  purposes: {
    consent: 'Votre choix concernant les cookies, pour ne pas vous le redemander sur chaque page',
    bannerShown: 'Le fait que la question sur les cookies vous a déjà été posée pendant cette visite',
    language: 'La langue que vous avez choisie pour une page, pour vous la proposer sur d’autres',
    region:
      'Si votre région a sa propre page : la ligne qui la propose, jusqu’à ce que vous la suiviez ou la fermiez ; ensuite, seulement qu’il ne faut plus la proposer',
    saved: 'Des pages de ce site, avec leurs outils et leurs listes, pour qu’elles s’ouvrent sans connexion',
    installDismissed:
      'Le fait que vous avez répondu « Plus tard » à l’installation, pour ne pas vous la reproposer avant une semaine',
    installAvailable: 'Le moment de cette visite où votre navigateur a pu installer ce site',
    keptForms: 'Ce que vous aviez saisi dans un formulaire quand une nouvelle version du site a rechargé la page',
    toolDraft: 'Ce que vous avez saisi dans un calculateur, pour le retrouver si la page est rechargée',
    toolKept: 'Ce que vous avez saisi dans un calculateur, si vous avez demandé à le conserver',
    calendarExport:
      'Les jours que contenait le fichier d’agenda de votre plan, pour que le suivant annule ceux qui ont disparu ; « Tout effacer » le supprime',
    studyPlan:
      'Le plan de travail que vous suivez, avec ce qui est coché et vos notes ; « Supprimer le plan » dans le planificateur l’efface',
    planCalendar:
      'L’adresse du calendrier de votre plan de révision sur notre serveur et la clé qui le modifie, si vous avez mis le plan sur votre téléphone ; « Supprimer du serveur » dans le planificateur efface les deux',
    answers: 'Vos réponses aux exercices, pour que vous les retrouviez',
    leadDraft: 'Un message commencé et pas encore envoyé, pour le retrouver si la page est rechargée',
    pages: 'Les pages de votre travail choisies et pas encore envoyées, pour les retrouver si la page est rechargée',
    sentLead:
      'La référence du message que vous avez envoyé, pour ne pas l’envoyer deux fois ; votre nom, votre adresse et votre message, jusqu’à ce que la page de remerciement les ait placés dans le lien vers l’agenda et ait affiché le message',
    chat: 'Vos questions et les réponses de nos pages, pour que la conversation continue à la page suivante',
    recentSearches: 'Vos dernières recherches, pour pouvoir les refaire',
    noSearchKey: 'Votre choix de ne pas ouvrir la recherche avec une touche',
    dismissedOffer: 'L’offre que vous avez fermée, pour qu’elle le reste',
    offerShown:
      'L’offre que vous avez vue sur une carte pendant cette visite, pour que la carte n’apparaisse qu’une fois',
    attribution: 'L’annonce, la lettre ou la page qui vous a amené ici, la première et la dernière',
    ga: 'Distingue les visites d’un navigateur de celles d’un autre',
    gaSession: 'Distingue une visite de la suivante',
    gcl: 'L’annonce qui a mené à une réservation',
    gac: 'La campagne qui a mené à une réservation',
    recaptcha: 'Distingue les personnes des machines quand vous utilisez le formulaire de contact',
    recaptchaPage: 'Distingue les personnes des machines quand vous utilisez le formulaire de contact',
  },
  categories: {
    necessary: 'Nécessaire',
    functional: 'Fonctionnel : vous l’avez demandé',
    analytics: 'Mesure d’audience',
    marketing: 'Marketing',
    preferences: 'Préférences',
  },
  where: {
    local: 'Stockage local',
    session: 'Stockage de session',
    cookie: 'Cookie',
    cache: 'Cache',
    database: 'Base de données (IndexedDB)',
  },
  table: 'Tout ce que ce site enregistre dans votre navigateur',
  name: 'Nom',
  purpose: 'Pour quoi',
  place: 'Où',
  category: 'Catégorie',
  lifetime: 'Combien de temps',
  session: 'Jusqu’à la fermeture de l’onglet',
  cleared: 'Jusqu’à ce que vous l’effaciez',
  by: '{purpose}. {company} le lit, si ce site utilise ses services',
  clear: 'Effacer ce que j’ai demandé',
  clearedNow:
    'C’est effacé. Votre choix concernant les cookies est conservé : « Préférences de cookies », plus bas, permet de le changer.',
  yours: 'Votre région',
  modes: {
    'opt-in': 'Nous n’enregistrons rien de facultatif avant votre accord.',
    'opt-out':
      'La mesure d’audience et le marketing sont activés une fois que vous avez vu l’avis, jusqu’à ce que vous les désactiviez.',
    informational: 'Nous n’enregistrons rien de facultatif avant que vous ayez confirmé l’avis.',
  },
  mode: 'Cookies',
  laws: 'Lois',
  rights: 'Vous pouvez',
  retention: 'Combien de temps nous gardons la correspondance et les contrats',
  minors: 'Enfants',
  minorsText: 'Nous demandons l’accord d’un parent avant {age} ans.',
  minorsLower: 'Nous demandons l’accord d’un parent avant {age} ans dans toute cette région ; {lowerAges}.',
  contact: 'Contact',
  contactText: 'La loi exige un contact pour la protection des données : écrivez à {email}.',
  sources: 'Sources, dernière vérification en {date} : {sources}.',
  otherRegions: 'Les règles des autres régions, en anglais',
  names: {
    ...en.names,
    ca: 'Canada (Québec : voir Europe)',
    eu: 'Europe : UE et EEE, Royaume-Uni, Suisse ; et Québec',
    us: 'États-Unis, et lieux sans règles propres',
    sg: 'Singapour',
    hk: 'Hong Kong',
    ae: 'Émirats arabes unis',
    cn: 'Chine continentale',
    jp: 'Japon',
    kr: 'Corée du Sud',
    au: 'Australie',
  },
  rules: {
    eu: {
      laws: [
        'Règlement général sur la protection des données (RGPD) et directive ePrivacy',
        'En Suisse, loi fédérale sur la protection des données (LPD)',
        'Au Royaume-Uni, UK GDPR, Data Protection Act 2018, PECR et Data (Use and Access) Act 2025',
        'Au Québec, loi 25',
      ],
      rights: [
        'Voir vos données et en recevoir une copie',
        'Les faire corriger ou effacer',
        'Limiter leur utilisation ou vous y opposer',
        'Les emporter dans un format courant',
        'Retirer votre consentement aussi facilement que vous l’avez donné',
        'Saisir votre autorité de contrôle',
      ],
      lowerAges: 'la loi le demande avant 13 ans au Royaume-Uni et avant 14 ans au Québec',
    },
    ca: {
      laws: [
        'Loi sur la protection des renseignements personnels et les documents électroniques (LPRPDE)',
        'Lois sur la protection des renseignements personnels de l’Alberta et de la Colombie-Britannique',
      ],
      rights: [
        'Voir les renseignements personnels que nous avons sur vous',
        'Les faire corriger',
        'Retirer votre consentement',
        'Porter plainte auprès du Commissariat à la protection de la vie privée du Canada',
      ],
    },
  },
  keep: {
    years: '{years} ans.',
    fulfilled: '{years} ans, ou jusqu’à ce que le but soit atteint.',
    purposes: '{marketing} ans pour le marketing, {contracts} ans pour les contrats.',
    minimal: 'Le minimum nécessaire : nous effaçons une fois votre question réglée, au plus tard après un an.',
  },
  deletion: {
    all: 'Nous effaçons chaque message automatiquement, qu’il ait reçu une réponse ou non : après {us} ans, ou après {eu} s’il vient d’Europe, {kr} de Corée du Sud et {cn} de Chine continentale.',
    minor:
      'Si c’est un élève de moins de 18 ans qui a écrit et que nous n’avons pas répondu, nous effaçons le message après {days} jours.',
    minorToo: 'Cela vaut aussi pour les messages d’élèves de moins de 18 ans.',
    spam: 'Nous effaçons le courrier indésirable après {days} jours, de même que les messages sans réponse qui paraissent automatiques.',
    contracts:
      'Nous gardons notre correspondance et les contrats pendant la durée prévue pour votre région, que donne la liste de cette page.',
  },
};
