import { CHAT_QUESTION_MAX, type ChatAnswer, type ChatPolicy, type Quotation } from '../contract/chat';
import type { Language } from '../languages';
import { SearchEngine } from '../search/engine';
import type { SearchEntry } from '../search/entry';
import type { Catalogue } from './candidates';
import { decide, type Decision, type ScoredAnswers } from './decide';
import { featuresOf } from './features';
import type { IntentModel } from './intent';
import { placesOf, type Lexicon } from './lexicon';
import type { Passage } from './passage';
import { policyOf } from './policy';
import { languageOfQuestion } from './question-language';
import { quotationOf } from './quote';
import { recogniserOf, type ScoredIntent } from './recognise';
import { searchPassages } from './search-passages';
import { loadVocabularies } from './vocabulary';

/** Factor for the score of an answer in the visitor's language. */
const OWN_LANGUAGE = 1.2;

/** The chat's data sources. Each rejects if it cannot be loaded. */
export interface ChatSources {
  /** The search index. */
  index: () => Promise<readonly SearchEntry[]>;
  /** The words of the pages. */
  lexicon: () => Promise<Lexicon>;
  /** The intents of a language. */
  intents: (language: Language) => Promise<IntentModel>;
  /** @param path The page's address, without a fragment. */
  passages: (path: string) => Promise<readonly Passage[]>;
}

/** The chat. */
export interface Chat {
  /**
   * @param language The visitor's language.
   * @throws if nothing can be loaded.
   */
  answer: (question: string, language: Language) => Promise<ChatAnswer>;
}

/** What the chat weighed before it answered. */
export interface ChatReasons {
  /** The language of the question. */
  language: Language;
  /** The policy that the lists of phrases found. */
  listed: ChatPolicy | undefined;
  /** The intents with similar questions, the most similar first. */
  intents: readonly ScoredIntent[];
  /** What the search found for the question's words. */
  found: readonly Quotation[];
}

/**
 * Creates a chat that answers only by quoting our own pages. The same question always gets the same answer.
 * @param explain Is told what the chat weighed, unless the answer needs no weighing. For developers.
 */
export function createChat(sources: ChatSources, explain?: (reasons: ChatReasons) => void): Chat {
  const catalogue = cached((from: ChatSources) => catalogueFrom(from));
  const recogniser = cached(async (language: Language) => recogniserOf(await sources.intents(language)));
  return {
    async answer(question, visitors) {
      const asked = question.slice(0, CHAT_QUESTION_MAX).replace(/\p{Cf}/gu, '');
      // First: a person in distress must get an answer, whatever else the message says.
      const { directAnswer } = await import('./direct');
      const direct = await directAnswer(asked, visitors);
      if (direct) return direct;
      const language = languageOfQuestion(asked, visitors);
      const known = await loadVocabularies(language);
      const listed = policyOf(asked, known);
      try {
        const [all, recognise] = await Promise.all([catalogue(sources), recogniser(language)]);
        const found = await searchPassages(asked, known, all, sources.passages);
        const recognition = recognise(featuresOf(asked, known));
        explain?.({ language, listed, intents: recognition.intents, found });
        return await toAnswer(decide(recognition, found, listed), language, all, sources);
      } catch (error) {
        if (listed) return { kind: 'policy', policy: listed };
        throw error;
      }
    },
  };
}

async function toAnswer(
  decision: Decision,
  language: Language,
  all: Catalogue,
  sources: ChatSources,
): Promise<ChatAnswer> {
  if (decision.kind === 'policy') {
    const { policy } = decision;
    return policy === 'worries' ? { kind: 'direct', about: 'worries', language } : { kind: 'policy', policy };
  }
  const isOwn = ({ quotation }: ScoredQuotation) => quotation.language === language;
  const quoted: readonly ScoredQuotation[] =
    decision.kind === 'answers'
      ? await quoteAll(decision.answers, all, sources)
      : decision.found.map((quotation) => ({ quotation, score: 0 }));
  const counted = (one: ScoredQuotation) => one.score * (isOwn(one) ? OWN_LANGUAGE : 1);
  // If the best answer is in the visitor's language, show only that language.
  const isAnswered = quoted[0] && isOwn(quoted[0]);
  const shown = isAnswered ? quoted.filter(isOwn) : [...quoted].sort((a, b) => counted(b) - counted(a));
  return shown.length > 0
    ? { kind: 'quotations', quotations: shown.map(({ quotation }) => quotation) }
    : { kind: 'unknown' };
}

async function catalogueFrom({ index, lexicon }: ChatSources): Promise<Catalogue> {
  const [entries, words] = await Promise.all([index(), lexicon()]);
  return { engine: new SearchEngine(entries), entries, places: placesOf(words), homes: words.homes };
}

/** A quotation and the score of its intent. Results of the search are already sorted; their score is 0. */
interface ScoredQuotation {
  quotation: Quotation;
  score: number;
}

/** For each intent, the first answer that can be loaded. Duplicate sentences are removed. */
async function quoteAll(
  likely: readonly ScoredAnswers[],
  all: Catalogue,
  sources: ChatSources,
): Promise<ScoredQuotation[]> {
  const found = await Promise.all(
    likely.map(async ({ answers, score }) => ({ score, quotation: await firstQuotation(answers, all, sources) })),
  );
  const quoted = found.flatMap(({ score, quotation }) => (quotation ? [{ score, quotation }] : []));
  const texts = quoted.map(({ quotation }) => quotation.text);
  return quoted.filter((_, at) => texts.indexOf(texts[at] ?? '') === at);
}

/** The quotation of an answer, with the next sentence if that is an answer as well (intent.ts). */
async function firstQuotation(
  answers: ScoredAnswers['answers'],
  { entries }: Catalogue,
  { passages }: ChatSources,
): Promise<Quotation | undefined> {
  for (const [path, beginning] of answers) {
    const page = entries.find(({ url }) => url === path);
    const there = await passages(path).catch(() => []);
    const passage = there.find(({ sentences }) => sentences.some((text) => text.startsWith(beginning)));
    if (!page || !passage) continue;
    const at = passage.sentences.findIndex((text) => text.startsWith(beginning));
    const next = passage.sentences[at + 1];
    const isNextOne = answers.some(([other, start]) => other === path && next?.startsWith(start));
    return quotationOf({ path, title: page.title, language: page.language }, passage, at, isNextOne);
  }
  return undefined;
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
