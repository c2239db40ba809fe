import { languageOf } from '@tutoring/domain/languages';
import type { ContentPage } from '../content/content';
import { lineOfWords } from '../content/line-of';
import { Mistakes } from '../content/problem';
import { blocksIn } from './plain-english';
import { sentencesOf } from './sentences';

/** A fact of the business that pages must state in one way. */
interface Rule {
  /** A sentence that states it. */
  states: RegExp;
  /** How the sentence must state it. @default not at all: the data prints it */
  as?: RegExp;
  /** Pages that may state it in detail. */
  inDetail?: readonly string[];
  fix: string;
}

/** An amount of money, with its currency before or after it. */
const AMOUNT = String.raw`(?:\b(?:USD|CAD|EUR|GBP|CHF|AUD|NZD|SGD|HKD|AED)\s?|[$€£¥]\s?)\d|\d\s?(?:[$€£¥]|(?:USD|CAD|EUR|GBP|CHF|AUD|NZD|SGD|HKD|AED|dollars|euros|pounds|francs)\b)`;
/** What we sell. */
const SOLD = String.raw`\b(?:sessions?|consultations?|tutors?|tutoring|reviews?|subscriptions?|packages?)\b`;

const RULES: Record<string, Rule> = {
  price: {
    states: new RegExp(
      `${SOLD}.*(?:${AMOUNT})|(?:${AMOUNT})(?:.*${SOLD}|[\\d.]*\\s*(?:an?|per|each) (?:hour|month)\\b)`,
      'i',
    ),
    fix: 'write <Facts of="price" />, which prints prices.yaml',
  },
  length: {
    states:
      /\b(?:\d+|an?|one|two|sixty)[- ](?:minute|hour)s?[- ]sessions?\b|\bsessions? (?:lasts?|takes?|of) (?:\d+|an?|one|two|sixty) (?:minutes?|hours?)\b/i,
    fix: 'leave the length out: the price and the tables print it from prices.yaml',
  },
  moving: {
    states:
      /\b(?:move|moved|moving|cancel\w*)\b.*\bsessions?\b.*\bhours\b|\bsessions?\b.*\b(?:move|moved|cancel\w*)\b.*\bhours\b/i,
    as: /24 hours before/i,
    fix: 'write: You can move or cancel a session free of charge until 24 hours before it starts',
  },
  refund: {
    states:
      /\brefund\w*\b.*\b(?:unused|prepaid|paid|left|remaining|not taken|taken place)\b|\b(?:unused|prepaid|remaining|paid for)\b.*\brefund/i,
    as: /refund every session (?:that )?(?:you’ve|is|a school has) paid for and not taken|refund the remaining sessions/i,
    fix: 'write: When you stop, we refund every session you’ve paid for and not taken',
  },
  retention: {
    states:
      /\b(?:keep|kept|store[sd]?|delete[sd]?)\b.*\b(?:messages?|data|notes|what you (?:write|send))\b.*\b(?:\d+|one|two|six|seven|ninety) (?:days|months|years?)\b/i,
    inDetail: ['/privacy'],
    fix: 'link to /privacy, which prints how long we keep data',
  },
};

/**
 * Checks that English pages state prices, the length of a session, moving, refunds and retention in one way each, so that no
 * two pages promise different things.
 * @throws {ContentProblem | ContentProblems} for each sentence that states a rule in its own way.
 */
export function checkOneRule(pages: readonly ContentPage[]): void {
  const mistakes = new Mistakes();
  for (const { file, path, body } of pages.filter(({ lang }) => languageOf(lang) === 'en')) {
    const sentences = blocksIn(body).flatMap((text) => sentencesOf(text, 'en'));
    for (const [name, { states, as, inDetail = [], fix }] of Object.entries(RULES)) {
      if (inDetail.includes(path)) continue;
      for (const sentence of sentences.filter((one) => states.test(one) && !as?.test(one)))
        mistakes.add(
          lineOfWords(file, sentence),
          `"${sentence}" states the rule on ${name} in its own way.`,
          `${fix}.`,
        );
    }
  }
  mistakes.report();
}
