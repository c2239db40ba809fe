import { CHAT_QUESTION_MAX, type ChatAnswer, type DirectAnswer, type StatedPolicy } from '../contract/chat';
import type { Language } from '../languages';
import { SearchEngine } from '../search/engine';
import type { SearchEntry } from '../search/entry';
import { decide, type Candidate, type Decision } from './decide';
import type { ChatFacts } from './facts';
import { featuresOf, type Knowledge } from './features';
import { resolved } from './follow-up';
import type { IntentModel } from './intent';
import { courtesyOf } from './manners';
import type { Passage } from './passage';
import { spaced } from './phrases';
import { placeOfPath, placesIn } from './places';
import { policyOf } from './policy';
import { conceptsSaid, queryTermsOf } from './query-terms';
import { languageOfQuestion } from './question-language';
import { recogniserOf, type Recogniser, type ScoredIntent } from './recognise';
import { candidatesFrom, sectionsFor, type Catalogue } from './sections';
import { sessionsAsked } from './sum';
import { loadVocabularies } from './vocabulary';

/** The chat's data sources. Each rejects if it cannot be loaded. */
export interface ChatSources {
  /** The search index. */
  index: () => Promise<readonly SearchEntry[]>;
  /** The business's facts that answers need. */
  facts: () => Promise<ChatFacts>;
  /** The intents of a language. */
  intents: (language: Language) => Promise<IntentModel>;
  /** @param path The page's address, without a fragment. */
  passages: (path: string) => Promise<readonly Passage[]>;
}

/** What the chat knows beside the question. */
export interface ChatContext {
  /** The address of the page on which the visitor asks. Pages about its place answer. */
  page?: string | undefined;
  /** What the visitor asked before in this visit, the oldest first. */
  earlier?: readonly string[] | undefined;
}

/** The chat. */
export interface Chat {
  /**
   * @param language The visitor's language.
   * @throws if nothing can be loaded.
   */
  answer: (question: string, language: Language, context?: ChatContext) => Promise<ChatAnswer>;
}

/** What the chat weighed before it answered. */
export interface ChatReasons {
  /** The language of the question. */
  language: Language;
  /** The policy that the lists of phrases found. */
  listed: StatedPolicy | undefined;
  /** The intents with similar questions, the most similar first. */
  intents: readonly ScoredIntent[];
  /** The quotations that may answer, the best first. */
  candidates: readonly Candidate[];
}

/** Concepts with which several sessions cost something else than their sum: "do I pay if I cancel 2 lessons?". */
const OTHER_PRICES = ['discount', 'refund', 'cancel'] as const;

/** The question whose answer is quoted with a sum. */
const PRICE_QUESTION: Readonly<Record<Language, string>> = {
  en: 'how much is a session',
  de: 'was kostet eine Stunde',
  fr: 'combien coûte une séance',
  es: 'cuánto cuesta una clase',
  it: 'quanto costa una lezione',
  nl: 'wat kost een les',
  ja: '授業料はいくらですか',
  ko: '수업료는 얼마예요',
  'zh-Hans': '一节课多少钱',
  'zh-Hant': '一堂幾多錢',
  ar: 'كم سعر الحصة',
};

/**
 * Creates a chat that answers only by quoting our own pages. The same question in the same context always gets the same answer.
 * @param explain Is told what the chat weighed, unless the answer needs no weighing. For developers.
 */
export function createChat(sources: ChatSources, explain?: (reasons: ChatReasons) => void): Chat {
  const catalogue = cached(async (from: ChatSources): Promise<Catalogue> => {
    const [entries, facts] = await Promise.all([from.index(), from.facts()]);
    const pages = new Map(entries.filter(({ url }) => !url.includes('#')).map((entry) => [entry.url, entry]));
    return { engine: new SearchEngine(entries), pages, ...facts };
  });
  const recogniser = cached(async (language: Language) => recogniserOf(await sources.intents(language)));
  return {
    async answer(question, visitors, { page = '', earlier = [] } = {}) {
      const asked = question.slice(0, CHAT_QUESTION_MAX).replace(/\p{Cf}/gu, '');
      // First: a person in distress must get an answer, whatever else the message says.
      const { directAnswer } = await import('./direct');
      const direct = await directAnswer(asked, visitors);
      if (direct && !direct.isHint) return direct;
      const language = languageOfQuestion(asked, visitors);
      const courtesy = courtesyOf(asked, language);
      if (courtesy) return direct ?? courtesy;
      const known = await loadVocabularies(language);
      const listed = policyOf(asked, known);
      try {
        const [all, recognise] = await Promise.all([catalogue(sources), recogniser(language)]);
        const asking: Asking = { language, page, listed, all, recognise, knowledge: { known, places: all.places } };
        const text = resolved(asked, earlier, asking.knowledge);
        const answerTo = (one: string) => answerFrom(one, asking, sources, explain);
        const answer = (await withSum(asked, text, asking, answerTo)) ?? (await answerInTurn([text, asked], answerTo));
        return withHelp(answer, direct);
      } catch (error) {
        if (listed) return withHelp({ kind: 'policy', policy: listed }, direct);
        // Help needs no page.
        if (direct) return direct;
        throw error;
      }
    },
  };
}

/** What is the same for all wordings of a question. */
interface Asking {
  language: Language;
  /** The page on which it is asked. */
  page: string;
  listed: StatedPolicy | undefined;
  all: Catalogue;
  recognise: Recogniser;
  knowledge: Knowledge;
}

/** An answer with the help that a hint calls for. Without an answer, only the help is left. */
function withHelp(answer: ChatAnswer, help: DirectAnswer | undefined): ChatAnswer {
  if (!help || answer.kind === 'direct') return answer;
  return answer.kind === 'unknown' && !answer.near?.length ? help : { ...answer, help };
}

/** The answer to the first of several wordings that has one. */
async function answerInTurn(
  [first, second]: readonly [string, string],
  answerTo: (text: string) => Promise<ChatAnswer>,
): Promise<ChatAnswer> {
  const answer = await answerTo(first);
  return answer.kind === 'unknown' && second !== first ? answerTo(second) : answer;
}

async function answerFrom(
  text: string,
  { language, page, listed, all, recognise, knowledge }: Asking,
  sources: ChatSources,
  explain?: (reasons: ChatReasons) => void,
): Promise<ChatAnswer> {
  const { named } = placesIn(spaced(text), all.places, language);
  const recognition = recognise(featuresOf(text, knowledge));
  const place = { named, here: placeOfPath(page, all.places) };
  const { known } = knowledge;
  const sought = { text, language, place, terms: queryTermsOf(text, known), recognition, known };
  const candidates = await candidatesFrom(sectionsFor(sought, all), sought, all, (path) => sources.passages(path));
  explain?.({ language, listed, intents: recognition.intents, candidates });
  return toAnswer(decide(recognition, candidates, listed));
}

/** The price with the sum for a number of sessions; `undefined` if the question asks for none. */
async function withSum(
  asked: string,
  text: string,
  { language, listed, all, knowledge }: Asking,
  answerTo: (text: string) => Promise<ChatAnswer>,
): Promise<ChatAnswer | undefined> {
  const said = conceptsSaid(spaced(asked), knowledge.known);
  const concepts = said.has('price') ? said : conceptsSaid(spaced(text), knowledge.known);
  if (!concepts.has('price') || OTHER_PRICES.some((concept) => concepts.has(concept)) || listed) return undefined;
  const sessions = sessionsAsked(asked, language, text !== asked) ?? sessionsAsked(text, language);
  if (!sessions) return undefined;
  const price = await answerTo(PRICE_QUESTION[language]);
  if (price.kind !== 'quotations') return undefined;
  return { kind: 'quotations', quotations: price.quotations.slice(0, 1), sum: { sessions, each: all.prices } };
}

function toAnswer(decision: Decision): ChatAnswer {
  if (decision.kind === 'policy') return decision;
  const { quotations, near } = decision;
  if (quotations.length > 0) return { kind: 'quotations', quotations, ...(near && { near }) };
  return { kind: 'unknown', ...(near?.length && { near }) };
}

/**
 * Caches loaded values by key, and retries failed loads. It caches no promise: at the edge, a request must not wait for
 * another request's I/O.
 */
function cached<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const values = new Map<Key, Value>();
  return async (key) => {
    const value = values.get(key) ?? (await load(key));
    values.set(key, value);
    return value;
  };
}
