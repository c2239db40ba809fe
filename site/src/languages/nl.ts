import { nl as price } from '@tutoring/ui/price/messages/nl';
import { nl as markedScript } from '@tutoring/ui/marked-script/messages/nl';
import { nl as badge } from '@tutoring/ui/badge/messages/nl';
import { nl as promoBanner } from '@tutoring/ui/promo-banner/messages/nl';
import { nl as navigationMenu } from '@tutoring/ui/navigation-menu/messages/nl';
import { nl as mobileMenu } from '@tutoring/ui/mobile-menu/messages/nl';
import { nl as dialog } from '@tutoring/ui/dialog/messages/nl';
import { nl as bookingLink } from '@tutoring/ui/booking-link/messages/nl';
import { nl as breadcrumbs } from '@tutoring/ui/breadcrumbs/messages/nl';
import { nl as header } from '@tutoring/ui/header/messages/nl';
import { nl as languageSwitcher } from '@tutoring/ui/language-switcher/messages/nl';
import { nl as relatedLinks } from '@tutoring/ui/related-links/messages/nl';
import shell from '../generated/shell.nl.json';
import type { LanguagePack } from './pack';

export const pack: LanguagePack = {
  words: {
    offerLink: 'Bekijk de voorwaarden',
    perSession: 'per les',
    fromPrice: 'Lessen vanaf {price}.',
    ask: 'Stel eerst een vraag',
    table: 'Tabel: {heading}',
    glanceTitle: 'In het kort',
    glanceSession: 'Examenperiode IB',
    glanceLanguages: 'Voertaal van de lessen',
    glanceClock: 'Tijdsverschil',
    glanceAhead: 'met Toronto: {winter} uur in januari, {summer} uur in juli',
    glanceSame: 'dezelfde tijd als in Toronto',
    glancePrice: 'Prijs per les, vanaf',
    glanceCurrency: 'Lokale munteenheid',
    glanceChannel: 'Stuur ons een bericht',
    schoolsNote:
      'Een vermelding is geen aanbeveling; wij hebben geen afspraken met deze scholen. Controleer de programma’s bij de school zelf.',
    schoolsAll: 'Alle scholen in onze lijst',
    timesCaption: 'Lestijden in uw tijd en in die van de docent (Toronto)',
    timesDays: 'Dagen',
    timesLocal: 'Uw tijd',
    timesWinter: 'Toronto, winter',
    timesSummer: 'Toronto, zomer',
    by: 'Door {author}',
    updated: 'bijgewerkt op',
    minutes: '{minutes} min leestijd',
    offerEnded: 'Deze aanbieding eindigde op {date}.',
    offerNow: 'Wat nu geldt',
    sources: 'Bronnen, laatst gecontroleerd: {date}',
    errorTitle: 'Er is iets misgegaan',
    errorText:
      'Onze excuses, er is iets onverwachts gebeurd. Laad de pagina opnieuw of neem contact met ons op als het probleem aanhoudt.',
    errorRetry: 'Opnieuw proberen',
    errorHome: 'Naar de startpagina',
    errorContact: 'Contact opnemen',
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
