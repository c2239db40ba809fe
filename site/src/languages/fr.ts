import { fr as price } from '@tutoring/ui/price/messages/fr';
import { fr as markedScript } from '@tutoring/ui/marked-script/messages/fr';
import { fr as badge } from '@tutoring/ui/badge/messages/fr';
import { fr as promoBanner } from '@tutoring/ui/promo-banner/messages/fr';
import { fr as navigationMenu } from '@tutoring/ui/navigation-menu/messages/fr';
import { fr as mobileMenu } from '@tutoring/ui/mobile-menu/messages/fr';
import { fr as dialog } from '@tutoring/ui/dialog/messages/fr';
import { fr as bookingLink } from '@tutoring/ui/booking-link/messages/fr';
import { fr as breadcrumbs } from '@tutoring/ui/breadcrumbs/messages/fr';
import { fr as header } from '@tutoring/ui/header/messages/fr';
import { fr as languageSwitcher } from '@tutoring/ui/language-switcher/messages/fr';
import { fr as relatedLinks } from '@tutoring/ui/related-links/messages/fr';
import shell from '../generated/shell.fr.json';
import type { LanguagePack } from './pack';

export const pack: LanguagePack = {
  words: {
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
    errorTitle: 'Une erreur s’est produite',
    errorText:
      'Nous sommes désolés, un problème inattendu est survenu. Veuillez actualiser la page ; si le problème persiste, contactez-nous.',
    errorRetry: 'Réessayer',
    errorHome: 'Aller à la page d’accueil',
    errorContact: 'Contacter l’assistance',
  },
  navigationFrom: 'wide',
  shell,
  messages: {
    breadcrumbs,
    header,
    'language-switcher': languageSwitcher,
    'booking-link': bookingLink,
    dialog,
    badge,
    'marked-script': markedScript,
    price,
    'related-links': relatedLinks,
    'mobile-menu': mobileMenu,
    'navigation-menu': navigationMenu,
    'promo-banner': promoBanner,
  },
};
