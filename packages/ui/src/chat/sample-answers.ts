import type { ChatAnswer, Quotation, SessionSum } from '@tutoring/domain/chat-answer';
import type { ChatHelplines } from './helplines';

/** Quotations for stories and tests. */
export const PRICES: Quotation = {
  text: 'A session of 60 minutes starts at USD 59 / CAD 79, and every quote names the amount before you decide.',
  language: 'en',
  title: 'Tutoring packages',
  url: '/tutoring-packages#prices',
};
export const FREE: Quotation = {
  text: 'The first consultation is free and takes half an hour.',
  language: 'en',
  title: 'Contact: a question or a free consultation',
  url: '/contact',
};
export const JAPANESE: Quotation = {
  text: '最初の学習相談は無料で、およそ30分です。',
  language: 'ja',
  title: '日本のご家庭のIB・AP個別指導',
  url: '/jp#consultation',
};
/** A very long sentence and title, with a word that cannot break. */
export const LONG: Quotation = {
  text: `${'Whoever has a session on a public holiday of the country in which they live, and not in that of the tutor, says so a week before, and otherwise nothing changes; '.repeat(4)}see donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.`,
  language: 'en',
  title: 'Terms: sessions, payment, cancellation, refunds, holidays, and what holds when a session cannot take place',
  url: '/terms#holidays-and-everything-that-belongs-to-them',
};

/** A small table: a line for each row. */
export const TABLE: Quotation = {
  text: 'Monday to Friday · 08:00–20:00\nSaturday · 09:00–13:00',
  language: 'en',
  title: 'Times of our team',
  url: '/contact#times',
};

const EACH = [
  { currency: 'USD', amount: 59 },
  { currency: 'CAD', amount: 79 },
];
/** The sum of eight sessions, and that of a month with one session a week. */
export const EIGHT: SessionSum = { sessions: [8, 8], each: EACH };
export const MONTH: SessionSum = { sessions: [4, 5], each: EACH };

/** Sample helplines for stories and tests. The site's data has the real list. */
export const HELPLINES: ChatHelplines = {
  countries: [
    {
      country: 'CH',
      emergency: { police: '117', ambulance: '144' },
      lines: [
        { name: 'Die Dargebotene Hand', lang: 'de', for: 'everyone', call: '143', always: true },
        { name: 'Pro Juventute', lang: 'de', for: 'young', call: '147', text: '147', always: true },
      ],
    },
    {
      country: 'DE',
      emergency: { police: '112', ambulance: '112' },
      lines: [{ name: 'Nummer gegen Kummer', lang: 'de', for: 'young', call: '116 111', opening: 'Mo–Sa 14–20 Uhr' }],
    },
    {
      country: 'SA',
      emergency: { police: '911 / 999', ambulance: '997' },
      lines: [{ name: 'خط مساندة الطفل', lang: 'ar', for: 'young', call: '116111', always: true }],
    },
  ],
  elsewhere: { name: 'helplines.example', url: 'https://helplines.example' },
  list: '#helplines',
  concern: '#concern',
};

/** Gives the same answer to every question. */
export const always = (answer: ChatAnswer) => () => Promise.resolve(answer);
export const quotes = (...quotations: Quotation[]) => always({ kind: 'quotations', quotations });
export const sums = (sum: SessionSum, ...quotations: Quotation[]) => always({ kind: 'quotations', quotations, sum });
/** Never answers. */
export const silent = () => new Promise<never>(() => undefined);
export const failing = () => Promise.reject(new Error('No index'));
