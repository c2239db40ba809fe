import { de as price } from '@tutoring/ui/price/messages/de';
import { de as markedScript } from '@tutoring/ui/marked-script/messages/de';
import { de as badge } from '@tutoring/ui/badge/messages/de';
import { de as promoBanner } from '@tutoring/ui/promo-banner/messages/de';
import { de as navigationMenu } from '@tutoring/ui/navigation-menu/messages/de';
import { de as mobileMenu } from '@tutoring/ui/mobile-menu/messages/de';
import { de as dialog } from '@tutoring/ui/dialog/messages/de';
import { de as bookingLink } from '@tutoring/ui/booking-link/messages/de';
import { de as breadcrumbs } from '@tutoring/ui/breadcrumbs/messages/de';
import { de as header } from '@tutoring/ui/header/messages/de';
import { de as languageSwitcher } from '@tutoring/ui/language-switcher/messages/de';
import { de as relatedLinks } from '@tutoring/ui/related-links/messages/de';
import shell from '../generated/shell.de.json';
import type { LanguagePack } from './pack';

export const pack: LanguagePack = {
  words: {
    offerLink: 'Bedingungen ansehen',
    perSession: 'pro Termin',
    fromPrice: 'Termine ab {price}.',
    ask: 'Erst eine Frage stellen',
    table: 'Tabelle: {heading}',
    glanceTitle: 'Auf einen Blick',
    glanceSession: 'IB-Prüfungstermin',
    glanceLanguages: 'Unterrichtssprachen',
    glanceClock: 'Zeitverschiebung',
    glanceAhead: 'gegenüber Toronto {winter} Std. im Januar, {summer} Std. im Juli',
    glanceSame: 'dieselbe Uhrzeit wie in Toronto',
    glancePrice: 'Preis pro Termin, ab',
    glanceCurrency: 'Landeswährung',
    glanceChannel: 'Schreiben Sie uns',
    schoolsNote:
      'Eine Nennung ist keine Empfehlung; mit diesen Schulen haben wir keine Vereinbarung. Bitte fragen Sie die Programme bei der Schule nach.',
    schoolsAll: 'Alle Schulen unserer Liste',
    timesCaption: 'Unterrichtszeiten nach Ihrer Uhr und nach der Ihrer Lehrkraft in Toronto',
    timesDays: 'Tage',
    timesLocal: 'Ihre Zeit',
    timesWinter: 'Toronto, Winter',
    timesSummer: 'Toronto, Sommer',
    by: 'Von {author}',
    updated: 'aktualisiert am',
    minutes: '{minutes} Min. Lesezeit',
    offerEnded: 'Dieses Angebot endete am {date}.',
    offerNow: 'Was jetzt gilt',
    sources: 'Quellen, zuletzt geprüft: {date}',
    errorTitle: 'Etwas ist schiefgegangen',
    errorText:
      'Es tut uns leid, ein unerwarteter Fehler ist aufgetreten. Bitte laden Sie die Seite neu, oder schreiben Sie uns, wenn das Problem bestehen bleibt.',
    errorRetry: 'Erneut versuchen',
    errorHome: 'Zur Startseite',
    errorContact: 'Hilfe anfordern',
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
