import { CHAT_QUESTION_MAX, type ChatAnswer, type Quotation } from '../contract/chat';
import type { Language } from '../languages';
import { SearchEngine } from '../search/engine';
import type { SearchEntry } from '../search/entry';
import type { Catalogue } from './candidates';
import { decide, type Decision } from './decide';
import { featuresOf } from './features';
import type { Answer, IntentModel } from './intent';
import { placesOf, type Lexicon } from './lexicon';
import type { Passage } from './passage';
import { policyOf } from './policy';
import { languageOfQuestion } from './question-language';
import { quotationOf } from './quote';
import { recogniserOf } from './recognise';
import { searchPassages } from './search-passages';
import { knownWordsOf } from './words';

/** Where the chat reads. Each rejects when it cannot be had. */
export interface ChatSources {
  /** The search's index. */
  index: () => Promise<readonly SearchEntry[]>;
  /** Which words stand on which page. */
  lexicon: () => Promise<Lexicon>;
  /** What visitors want who ask in a language. */
  intents: (language: Language) => Promise<IntentModel>;
  /** @param path The page's address, without a fragment. */
  passages: (path: string) => Promise<readonly Passage[]>;
}

/** Answers questions. */
export interface Chat {
  /**
   * @param language The visitor's.
   * @throws when nothing can be read.
   */
  answer: (question: string, language: Language) => Promise<ChatAnswer>;
}

/** A chat that answers by quoting our own pages only, always the same to the same question. */
export function createChat(sources: ChatSources): Chat {
  const catalogue = kept((from: ChatSources) => catalogueFrom(from));
  const recogniser = kept(async (language: Language) => recogniserOf(await sources.intents(language)));
  return {
    async answer(question, visitors) {
      const asked = question.slice(0, CHAT_QUESTION_MAX).replace(/\p{Cf}/gu, '');
      const language = languageOfQuestion(asked, visitors);
      const known = await knownWordsOf(language);
      const listed = policyOf(asked, known);
      // Whoever is in need is heard at once, whatever else the question says, and without a network too.
      if (listed === 'worries') return { kind: 'policy', policy: listed };
      try {
        const [all, recognise] = await Promise.all([catalogue(sources), recogniser(language)]);
        const found = await searchPassages(asked, known, all, sources.passages);
        return await said(decide(recognise(featuresOf(asked, known)), found, listed), language, all, sources);
      } catch (error) {
        if (listed) return { kind: 'policy', policy: listed };
        throw error;
      }
    },
  };
}

async function said(decision: Decision, language: Language, all: Catalogue, sources: ChatSources): Promise<ChatAnswer> {
  if (decision.kind === 'policy') return decision;
  const quoted = decision.kind === 'answers' ? await quoteAll(decision.answers, all, sources) : decision.found;
  // Whoever has an answer in their language need not read on in another.
  const isAnswered = quoted[0]?.language === language;
  const quotations = isAnswered ? quoted.filter((one) => one.language === language) : quoted;
  return quotations.length > 0 ? { kind: 'quotations', quotations } : { kind: 'unknown' };
}

async function catalogueFrom({ index, lexicon }: ChatSources): Promise<Catalogue> {
  const [entries, words] = await Promise.all([index(), lexicon()]);
  return { engine: new SearchEngine(entries), entries, places: placesOf(words), homes: words.homes };
}

/** For each of some things, the first of its answers that can be had; each once. */
async function quoteAll(
  wanted: readonly (readonly Answer[])[],
  { entries }: Catalogue,
  { passages }: ChatSources,
): Promise<Quotation[]> {
  const first = async (answers: readonly Answer[]): Promise<Quotation | undefined> => {
    for (const [path, beginning] of answers) {
      const page = entries.find(({ url }) => url === path);
      const there = await passages(path).catch(() => []);
      const passage = there.find(({ sentences }) => sentences.some((text) => text.startsWith(beginning)));
      if (!page || !passage) continue;
      const at = passage.sentences.findIndex((text) => text.startsWith(beginning));
      return quotationOf({ path, title: page.title, language: page.language }, passage, at);
    }
    return undefined;
  };
  const quotations = (await Promise.all(wanted.map(first))).filter((one) => one !== undefined);
  return quotations.filter(({ text }, at) => quotations.findIndex((one) => one.text === text) === at);
}

/**
 * Loads for each key until it is had, and keeps it. No promise is kept: at the edge, a request may not wait for what
 * another one has asked for.
 */
function kept<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const values = new Map<Key, Value>();
  return async (key) => {
    const value = values.get(key) ?? (await load(key));
    values.set(key, value);
    return value;
  };
}
