import { REGION_PROFILES } from '@tutoring/domain/privacy-regions';
import type { StoredCategory, StoredItem } from '@tutoring/domain/stored-items';
import type { PrivacyMessages } from './types';

const purposes: Record<StoredItem['id'], string> = {
  consent: 'Your choice about cookies, so that we don’t ask you on every page',
  bannerShown: 'That you’ve seen the cookie question on this visit',
  language: 'Which language you chose for a page, so that we can suggest it on others',
  region:
    'If your region has its own page: the line that suggests it, until you follow or close it; after that, only that we don’t suggest it again',
  saved: 'Pages of this site, with their tools and lists, so that they open without a connection',
  installDismissed: 'When you said “Later” to installing this site, so that we don’t ask again for a week',
  installAvailable: 'When your browser was first able to install this site on this visit',
  keptForms: 'What you’d typed in a form when a new version of the site reloaded the page',
  toolDraft: 'What you’ve entered in a calculator, so that it survives a reload',
  toolKept: 'What you’ve entered in a calculator, if you asked your device to keep it',
  calendarExport:
    'Which days your study plan’s calendar file had, so that the next file can cancel those that are gone; “Clear” in the planner deletes it',
  studyPlan: 'The study plan you follow, with ticks and notes; “Delete the plan” in the planner deletes it',
  planCalendar:
    'The address of your study plan’s calendar on our server and the key that changes it, if you put the plan on your phone; “Remove from the server” in the planner deletes both',
  answers: 'Your answers to practice questions, so that they’re there when you return',
  leadDraft: 'A message you’ve started but not sent, so that it survives a reload',
  pages: 'The pages of your work that you’ve chosen but not sent, so that they survive a reload',
  sentLead:
    'The reference of the message you sent, so that you don’t send it twice; your name, address and message, until the thank-you page has put them into the link to the calendar and shown the message',
  chat: 'What you asked and what our pages answered, so that the conversation continues on the next page',
  recentSearches: 'Your latest searches, so that you can repeat them',
  noSearchKey: 'That you don’t want a key to open the search',
  dismissedOffer: 'Which offer you closed, so that it stays closed',
  offerShown: 'Which offer you’ve seen on a card on this visit, so that the card appears once',
  attribution: 'The ad, newsletter or page that brought you here, first and last',
  ga: 'Tells visits of one browser from those of another',
  gaSession: 'Tells one visit from the next',
  gcl: 'Which ad led to a booking',
  gac: 'Which campaign led to a booking',
  recaptcha: 'Tells people from machines when you use the contact form',
  recaptchaPage: 'Tells people from machines when you use the contact form',
};

const categories: Record<StoredCategory, string> = {
  necessary: 'Necessary',
  functional: 'Functional: you asked for it',
  analytics: 'Analytics',
  marketing: 'Marketing',
  preferences: 'Preferences',
};

const where: Record<StoredItem['where'], string> = {
  local: 'Local storage',
  session: 'Session storage',
  cookie: 'Cookie',
  cache: 'Cache storage',
  database: 'Database (IndexedDB)',
};

/** The messages in the tables of the privacy page, in English. */
export const en: PrivacyMessages = {
  purposes,
  categories,
  where,
  table: 'Everything this site stores in your browser',
  name: 'Name',
  purpose: 'What for',
  place: 'Where',
  category: 'Category',
  lifetime: 'For how long',
  session: 'Until the tab is closed',
  cleared: 'Until you clear it',
  by: '{purpose}. {company} reads it, if this site uses its services',
  clear: 'Clear what I asked for',
  clearedNow: 'Cleared. We’ve kept your choice about cookies: “Cookie Preferences” below changes it.',
  yours: 'Your region',
  modes: {
    'opt-in': 'We store nothing optional before you allow it.',
    'opt-out': 'Analytics and marketing run once you’ve seen the notice, until you turn them off.',
    informational: 'We store nothing optional before you confirm the notice.',
  },
  mode: 'Cookies',
  laws: 'Laws',
  rights: 'You may',
  retention: 'How long we keep correspondence and contracts',
  minors: 'Children',
  minorsText: 'We ask for a parent’s consent under {age}.',
  minorsLower: 'We ask for a parent’s consent under {age} in all of this region; {lowerAges}.',
  contact: 'Contact',
  contactText: 'The law requires a contact for data protection: write to {email}.',
  sources: 'Sources, last checked {date}: {sources}.',
  otherRegions: '',
  names: Object.fromEntries(REGION_PROFILES.map(({ code, name }) => [code, name])) as PrivacyMessages['names'],
  rules: Object.fromEntries(
    REGION_PROFILES.map(({ code, laws, userRights, lowerAges }) => [
      code,
      { laws, rights: userRights, ...(lowerAges && { lowerAges }) },
    ]),
  ),
  keep: {
    years: '{years} years.',
    fulfilled: '{years} years, or until the purpose is fulfilled.',
    purposes: '{marketing} years for marketing, {contracts} years for contracts.',
    minimal: 'Minimum necessary: we delete it when your question is settled, after one year at the latest.',
  },
  deletion: {
    all: 'We delete each message automatically, answered or not: after {us} years, or after {eu} if it came from Europe, {kr} from South Korea and {cn} from mainland China.',
    minor: 'If a student under 18 wrote and we haven’t answered, we delete the message after {days} days.',
    minorToo: 'This includes messages from students under 18.',
    spam: 'We delete spam after {days} days, and also unanswered messages that look automated.',
    contracts:
      'We keep our correspondence and contracts for the period of your region, which the list on this page shows.',
  },
};
