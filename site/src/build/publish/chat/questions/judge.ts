import type { Chat, ChatSources, IntentModel } from '@tutoring/domain/chat';
import type { ChatAnswer, ChatPolicy, Quotation } from '@tutoring/domain/chat-answer';
import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { priceText } from '@tutoring/domain/prices';
import { withSlug } from '@tutoring/domain/slug';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SiteData } from '../../../content/data';
import type { Site } from '../../../pages/pages';
import { lexiconOfSite, passagesOfAll } from '../passages';
import { readChatIntents } from '../../../content/chat-intents';
import { answerIntents } from '../answers';
import { intentModel } from '../intents';
import { searchEntries } from '../../search/search-index';

/** A question on a page in a language, and the expected answer. */
export type ExpectedAnswer = {
  lang: Language;
  question: string;
} & (
  | {
      kind: 'answered';
      /** Addresses of pages that answer it. */
      pages: readonly string[];
      /** Texts: a sentence that answers it has one of them. */
      says: readonly string[];
    }
  /** The site does not answer it. */
  | { kind: 'outside' }
  /** The chat refuses, and says why. */
  | { kind: 'trap'; policy: ChatPolicy }
);

/** The tables of questions that evaluate the chat. Each file starts with its origin. */
export type Table = 'open' | 'held-out' | 'hard';

/** @param data The values of `{price}` and `{slug}` in a table. */
export function readQuestions(table: Table, { prices, brand }: SiteData): ExpectedAnswer[] {
  const text = readFileSync(join(import.meta.dirname, `${table}.yaml`), 'utf8');
  const all = parse(withSlug(text, brand.slug)) as ExpectedAnswer[];
  const inEachLanguage = LANGUAGES.map((language) => priceText(prices.from, language));
  return all.map((one) =>
    one.kind === 'answered'
      ? { ...one, says: one.says.flatMap((piece) => (piece === '{price}' ? inEachLanguage : [piece])) }
      : one,
  );
}

/** The chat's sources, from a site without a build. */
export function sourcesOf(site: Site, data: SiteData, folder: string): ChatSources {
  const [entries, passages] = [searchEntries(site, data), passagesOfAll(site, data)];
  const lexicon = lexiconOfSite(site, data, passages);
  const { intents } = answerIntents(readChatIntents(folder, data.brand.slug), site, data, passages);
  const models = new Map<Language, Promise<IntentModel>>();
  return {
    index: () => Promise.resolve(entries),
    lexicon: () => Promise.resolve(lexicon),
    intents(language) {
      const model = models.get(language) ?? intentModel(intents, language, site);
      models.set(language, model);
      return model;
    },
    passages(path) {
      const own = passages.get(path);
      return own ? Promise.resolve(own) : Promise.reject(new Error(`${path} has no passages.`));
    },
  };
}

/** The result of a question. */
export interface Judged {
  expected: ExpectedAnswer;
  answer: ChatAnswer;
  /** For `answered`: an expected page is quoted, and it is the first one. */
  hasPage: boolean;
  isFirst: boolean;
  /** For `answered`: an expected sentence from an expected page is quoted. */
  hasSentence: boolean;
  /** For `outside` and `trap`: nothing is quoted, and a trap gets its policy. */
  isRefused: boolean;
}

/** Asks every question, one language after the other: the chat caches the words of a language. */
export async function judge(questions: readonly ExpectedAnswer[], chat: Chat): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const expected of questions.toSorted((one, other) => one.lang.localeCompare(other.lang))) {
    const answer = await chat.answer(expected.question, expected.lang);
    judged.push({ expected, answer, ...verdictOn(expected, answer) });
  }
  return judged;
}

/** Whether the answer follows a policy. A worry gets a direct answer. */
function isOfPolicy(answer: ChatAnswer, policy: ChatPolicy): boolean {
  if (policy === 'worries') return answer.kind === 'direct' && answer.about !== 'machine';
  return answer.kind === 'policy' && answer.policy === policy;
}

/** The end of a translation's address: `/faq/ja` answers what `/faq` answers. */
const TRANSLATION = new RegExp(
  `/(?:${LANGUAGES.filter((language) => language !== 'en')
    .join('|')
    .toLowerCase()})$`,
);

function verdictOn(expected: ExpectedAnswer, answer: ChatAnswer): Omit<Judged, 'expected' | 'answer'> {
  if (expected.kind !== 'answered') {
    const isRefused = expected.kind === 'trap' ? isOfPolicy(answer, expected.policy) : answer.kind !== 'quotations';
    return { isRefused, hasPage: false, isFirst: false, hasSentence: false };
  }
  const quotations = answer.kind === 'quotations' ? answer.quotations : [];
  const isRight = ({ url }: Quotation) => {
    const [page = url] = url.split('#');
    return expected.pages.includes(page) || expected.pages.includes(page.replace(TRANSLATION, ''));
  };
  const right = quotations.filter(isRight);
  return {
    isRefused: false,
    hasPage: right.length > 0,
    isFirst: quotations.slice(0, 1).some(isRight),
    hasSentence: right.some(({ text }) =>
      expected.says.some((piece) => normaliseSpaces(text).includes(normaliseSpaces(piece))),
    ),
  };
}

/** The build adds non-breaking spaces. */
const normaliseSpaces = (text: string) => text.replace(/\s+/g, ' ');

/** Shares of questions, 0 to 1. */
export interface Rates {
  page: number;
  first: number;
  sentence: number;
  refused: number;
}

/** The rates of a set of questions. */
export function rates(judged: readonly Judged[]): Rates {
  const answered = judged.filter(({ expected }) => expected.kind === 'answered');
  const others = judged.filter(({ expected }) => expected.kind !== 'answered');
  const share = (all: readonly Judged[], good: (one: Judged) => boolean) => all.filter(good).length / all.length;
  return {
    page: share(answered, ({ hasPage }) => hasPage),
    first: share(answered, ({ isFirst }) => isFirst),
    sentence: share(answered, ({ hasSentence }) => hasSentence),
    refused: share(others, ({ isRefused }) => isRefused),
  };
}
