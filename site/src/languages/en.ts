import { en as price } from '@tutoring/ui/price/messages/en';
import { en as markedScript } from '@tutoring/ui/marked-script/messages/en';
import { en as badge } from '@tutoring/ui/badge/messages/en';
import { en as promoBanner } from '@tutoring/ui/promo-banner/messages/en';
import { en as navigationMenu } from '@tutoring/ui/navigation-menu/messages/en';
import { en as mobileMenu } from '@tutoring/ui/mobile-menu/messages/en';
import { en as dialog } from '@tutoring/ui/dialog/messages/en';
import { en as bookingLink } from '@tutoring/ui/booking-link/messages/en';
import { en as breadcrumbs } from '@tutoring/ui/breadcrumbs/messages/en';
import { en as header } from '@tutoring/ui/header/messages/en';
import { en as languageSwitcher } from '@tutoring/ui/language-switcher/messages/en';
import { en as relatedLinks } from '@tutoring/ui/related-links/messages/en';
import shell from '../generated/shell.en.json';
import type { LanguagePack } from './pack';

const words = {
  offerLink: 'See the conditions',
  perSession: 'a session',
  fromPrice: 'Sessions start at {price}.',
  ask: 'Ask a question first',
  table: 'Table: {heading}',
  glanceTitle: 'At a glance',
  glanceSession: 'IB exam session',
  glanceLanguages: 'Lessons in',
  glanceClock: 'Your clock',
  /** `{winter}` and `{summer}` are hours with their sign, such as +14. */
  glanceAhead: 'Toronto {winter} h in January, {summer} h in July',
  glanceSame: 'the same as in Toronto',
  glancePrice: 'Price of a session, from',
  glanceCurrency: 'Local currency',
  glanceChannel: 'Write to us',
  schoolsNote:
    'Being listed is no recommendation, and we have no agreement with these schools. Please confirm programmes with the school.',
  schoolsAll: 'All schools in our list',
  timesCaption: 'Lesson times on your clock and on your tutor’s in Toronto',
  timesDays: 'Days',
  timesLocal: 'Your time',
  timesWinter: 'Toronto, winter',
  timesSummer: 'Toronto, summer',
  by: 'By {author}',
  updated: 'updated',
  minutes: '{minutes} min read',
  offerEnded: 'This offer ended on {date}.',
  offerNow: 'What holds now',
  sources: 'Sources, last checked {date}',
  errorTitle: 'Something went wrong',
  errorText:
    "We're sorry, but something unexpected happened. Please try refreshing the page or contact us if the problem persists.",
  errorRetry: 'Try Again',
  errorHome: 'Go to Homepage',
  errorContact: 'Contact Support',
};

export type Words = { readonly [Name in keyof typeof words]: string };

export const pack: LanguagePack = {
  words,
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
