import type { Errors, NavigationFrom, Words } from './types';

export const words: Words = {
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
  glanceAlike: 'met Toronto: {hours} uur, zomer en winter',
  glanceSame: 'dezelfde tijd als in Toronto',
  glancePrice: 'Prijs per les, vanaf',
  glanceCurrency: 'Lokale munteenheid',
  glanceChannel: 'Contact via',
  schoolsNote:
    'Een vermelding is geen aanbeveling; wij hebben geen afspraken met deze scholen. Controleer de programma’s bij de school zelf.',
  schoolsAll: 'Alle scholen in onze lijst',
  timesCaption: 'Lestijden in uw tijd en in die van de docent (Toronto)',
  timesThere: '{place}: lestijden in de plaatselijke tijd en in die van Toronto',
  timesDays: 'Dagen',
  timesLocal: 'Uw tijd',
  timesWinter: 'Toronto, winter',
  timesSummer: 'Toronto, zomer',
  by: 'Door {author}',
  updated: 'bijgewerkt op',
  reviewed: 'gecontroleerd door {name},',
  minutes: '{minutes} min leestijd',
  offerEnded: 'Deze aanbieding eindigde op {date}.',
  offerNow: 'Huidige prijzen en voorwaarden',
  sources: 'Bronnen, laatst gecontroleerd: {date}',
  savedNothing: 'Hier is nog niets opgeslagen. Pagina’s worden opgeslagen wanneer u ze opent.',
  planWeeks: 'Plan de weken',
  free: 'Gratis',
  stepTime: 'U kiest een tijd; de agenda opent in een nieuw tabblad.',
  stepWork: 'We bekijken samen één nagekeken toets: waar bleven er punten liggen?',
  stepPlan: 'U krijgt een voorstel met een prijs en beslist in alle rust.',
  termsSession: 'Eén les',
  sessionIs: '{length}, één op één, online',
  termsChange: 'Als er iets tussenkomt',
  termsCoursework: 'Werk dat meetelt',
  courseworkRule: 'We leren de aanpak met oefenopgaven. Beoordeeld werk schrijven, bewerken of verbeteren we nooit.',
  termsAi: 'AI',
  aiRule:
    'AI kan oefenvragen en aantekeningen voorbereiden. Een docent controleert ze allemaal voordat een leerling ze ziet.',
};

export const errors: Errors = {
  title: 'Er is iets misgegaan',
  text: 'Onze excuses, er is iets onverwachts gebeurd. Laad de pagina opnieuw of neem contact met ons op als het probleem aanhoudt.',
  retry: 'Opnieuw proberen',
  home: 'Naar de startpagina',
  contact: 'Contact opnemen',
};

export const navigationFrom: NavigationFrom = 'wide';
