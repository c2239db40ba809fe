import type { StoredCategory, StoredItem } from '@tutoring/domain/stored-items';

const purposes: Record<StoredItem['id'], string> = {
  consent: 'Your choice about cookies, so that you are not asked on every page',
  bannerShown: 'That you have seen the question in this visit',
  language: 'Which language you chose for a page, so that we can point it out on others',
  region:
    'If your region has a page of its own: the line that suggests it, until you follow or close it; then only that it needs no more suggestion',
  saved: 'Pages of this site, with their tools and lists, so that they open without a connection',
  installDismissed: 'When you said “Later” to installing this site, so that you are left in peace for a week',
  installAvailable: 'Since when your browser could install this site in this visit',
  keptForms: 'What stood in a form when a new version of the site made its page load again',
  toolDraft: 'What you have entered in a calculator, so that it survives a reload',
  toolKept: 'What you have entered in a calculator, if you asked your device to keep it',
  calendarExport:
    'Which days the calendar file of your study plan had, so that the next file can cancel what is gone; “Clear” in the planner deletes it',
  answers: 'What you have answered to a practice question, so that it is there when you return',
  leadDraft: 'A message you have begun and not sent, so that it survives a reload',
  sentLead:
    'The reference of the message that you sent, so that it is not sent twice; your name and address until the page of thanks has filled them into the link to the calendar',
  chat: 'What you have asked and what our pages answered, so that the conversation survives a change of page',
  recentSearches: 'Your latest searches, so that you can repeat them',
  noSearchKey: 'That you want no key to open the search',
  dismissedOffer: 'Which offer you have closed, so that it stays closed',
  offerShown: 'Which offer you have seen on a card in this visit, so that the card comes once',
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
};

/** The messages in the tables of the privacy page. */
export const privacyMessages = {
  purposes,
  categories,
  where,
  table: 'Everything that this site stores in your browser',
  name: 'Name',
  purpose: 'What for',
  place: 'Where',
  category: 'Category',
  lifetime: 'For how long',
  session: 'Until the tab is closed',
  cleared: 'Until you clear it',
  by: '{purpose}. Read by {company}, and only there if this site uses its services',
  clear: 'Clear what I asked for',
  clearedNow: 'Cleared. Your choice about cookies is kept; “Cookie Preferences” below changes it.',
  yours: 'Your region',
  modes: {
    'opt-in': 'Nothing that you may refuse before you allow it.',
    'opt-out': 'Analytics and marketing run once you have seen the notice, until you turn them off.',
    informational: 'Nothing that you may refuse before you confirm the notice.',
  },
  mode: 'Cookies',
  laws: 'Laws',
  rights: 'You may',
  retention: 'How long we keep correspondence and contracts',
  minors: 'Children',
  minorsText: 'Under {age}, a parent or guardian consents.',
  contact: 'Contact',
  contactText: 'The law names a contact for data protection: write to {email}.',
  sources: 'Sources, last checked {date}: {sources}.',
};
