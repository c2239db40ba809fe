import { it as price } from '@tutoring/ui/price/messages/it';
import { it as markedScript } from '@tutoring/ui/marked-script/messages/it';
import { it as badge } from '@tutoring/ui/badge/messages/it';
import { it as promoBanner } from '@tutoring/ui/promo-banner/messages/it';
import { it as navigationMenu } from '@tutoring/ui/navigation-menu/messages/it';
import { it as mobileMenu } from '@tutoring/ui/mobile-menu/messages/it';
import { it as dialog } from '@tutoring/ui/dialog/messages/it';
import { it as bookingLink } from '@tutoring/ui/booking-link/messages/it';
import { it as breadcrumbs } from '@tutoring/ui/breadcrumbs/messages/it';
import { it as header } from '@tutoring/ui/header/messages/it';
import { it as languageSwitcher } from '@tutoring/ui/language-switcher/messages/it';
import { it as relatedLinks } from '@tutoring/ui/related-links/messages/it';
import shell from '../generated/shell.it.json';
import type { LanguagePack } from './pack';

export const pack: LanguagePack = {
  words: {
    offerLink: 'Vedere le condizioni',
    perSession: 'a lezione',
    fromPrice: 'Lezioni a partire da {price}.',
    ask: 'Fare prima una domanda',
    table: 'Tabella: {heading}',
    glanceTitle: 'In breve',
    glanceSession: 'Sessione d’esame IB',
    glanceLanguages: 'Lingue delle lezioni',
    glanceClock: 'Differenza di fuso orario',
    glanceAhead: 'rispetto a Toronto {winter} h in gennaio, {summer} h in luglio',
    glanceSame: 'la stessa ora di Toronto',
    glancePrice: 'Prezzo di una lezione, a partire da',
    glanceCurrency: 'Valuta locale',
    glanceChannel: 'Per scriverci',
    schoolsNote:
      'Figurare nell’elenco non è una raccomandazione, e con queste scuole non abbiamo alcun accordo. La preghiamo di verificare i programmi presso la scuola.',
    schoolsAll: 'Tutte le scuole del nostro elenco',
    timesCaption: 'Orari delle lezioni secondo l’ora locale e secondo quella del docente a Toronto',
    timesDays: 'Giorni',
    timesLocal: 'Ora locale',
    timesWinter: 'Toronto, inverno',
    timesSummer: 'Toronto, estate',
    by: 'Di {author}',
    updated: 'aggiornato il',
    minutes: '{minutes} min di lettura',
    offerEnded: 'Questa offerta è terminata il {date}.',
    offerNow: 'Che cosa vale ora',
    sources: 'Fonti, ultima verifica: {date}',
    errorTitle: 'Qualcosa non ha funzionato',
    errorText:
      'Siamo spiacenti, si è verificato un problema imprevisto. Ricarichi la pagina o ci contatti se il problema persiste.',
    errorRetry: 'Riprovare',
    errorHome: 'Alla pagina iniziale',
    errorContact: 'Contattare l’assistenza',
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
