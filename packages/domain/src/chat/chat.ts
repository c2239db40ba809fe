import { CHAT_QUESTION_MAX, type ChatAnswer, type Quotation } from '../contract/chat';
import type { Language } from '../languages';
import { SearchEngine } from '../search/engine';
import type { SearchEntry } from '../search/entry';
import { candidatesFor, withPlaces, type Candidate, type Catalogue } from './candidates';
import { placesOf, type Lexicon } from './lexicon';
import type { Read } from './lines';
import { meaningsOf, type KnownWords } from './meanings';
import type { Passage } from './passage';
import { policyOf } from './policy';
import { quote, type Scored } from './quote';
import { languageOfQuestion } from './question-language';
import { chatWords } from './words';

/** Where the chat reads. Each rejects when it cannot be had. */
export interface ChatSources {
  /** The search's index. */
  index: () => Promise<readonly SearchEntry[]>;
  /** Which words stand on which page. */
  lexicon: () => Promise<Lexicon>;
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

/** How many pages are quoted at most. */
const QUOTATIONS_MAX = 3;
/** How much a page must say of a question, less what no page says of it: below it, we do not know. */
const EVIDENCE = { english: 2.5, other: 1.5 } as const;
/** The share from which little is enough, where pages have a word for everything that is asked. */
const ALL = 0.6;
/** The share of the question of which a quotation must speak. */
const SHARE = 0.2;
/** What one in the visitor's language must have of the best one's score. */
const READABLE = 0.55;
/** What a further quotation must have of the best one's score. */
const NEARLY_AS_GOOD = 0.6;

/** A chat that answers by quoting our own pages only, always the same to the same question. */
export function createChat(sources: ChatSources): Chat {
  let cataloguing: Promise<Catalogue> | undefined;
  return {
    async answer(question, visitors) {
      const asked = question.slice(0, CHAT_QUESTION_MAX).replace(/\p{Cf}/gu, '');
      const language = languageOfQuestion(asked, visitors);
      const known = await wordsFor(language);
      const policy = policyOf(asked, known);
      if (policy) return { kind: 'policy', policy };
      cataloguing ??= catalogue(sources);
      // What could not be had may be there the next time.
      cataloguing.catch(() => (cataloguing = undefined));
      const all = await cataloguing;
      const meanings = withPlaces(meaningsOf(asked, known, all.places), all, language);
      const pages = await readAll(candidatesFor(meanings, all, language), sources);
      const scored = quote(meanings, pages, language, all.places);
      const quotations = chosen(scored, language);
      return quotations.length > 0 ? { kind: 'quotations', quotations } : { kind: 'unknown' };
    },
  };
}

/** The best of those that say enough; of another language than English, what the visitor can read is among them. */
function chosen(scored: readonly Scored[], language: Language): Quotation[] {
  const [best] = scored;
  if (!best || !isEnough(best, language)) return [];
  const near = scored.filter(({ score }) => score >= best.score * NEARLY_AS_GOOD);
  const readable = scored.filter(
    ({ quotation, score }) => quotation.language === language && score >= best.score * READABLE,
  );
  const those = new Set([best, ...readable.slice(0, QUOTATIONS_MAX - 1), ...near]);
  return [...those].slice(0, QUOTATIONS_MAX).map(({ quotation }) => quotation);
}

function isEnough({ share, evidence, isStrange }: Scored, language: Language): boolean {
  if (share < SHARE) return false;
  return evidence >= EVIDENCE[language === 'en' ? 'english' : 'other'] || (!isStrange && share >= ALL);
}

async function catalogue({ index, lexicon }: ChatSources): Promise<Catalogue> {
  const [entries, words] = await Promise.all([index(), lexicon()]);
  return { engine: new SearchEngine(entries), entries, places: placesOf(words), homes: words.homes };
}

async function wordsFor(language: Language): Promise<KnownWords> {
  const load = async (one: Language) => [one, await chatWords(one)] as const;
  const own = load(language);
  return language === 'en' ? [await own] : Promise.all([own, load('en')]);
}

/** Reads some pages; one that cannot be had is left out, unless none can. */
async function readAll(candidates: readonly Candidate[], { passages }: ChatSources): Promise<Read[]> {
  const all = await Promise.allSettled(
    candidates.map(async (page): Promise<Read> => ({ ...page, passages: await passages(page.path) })),
  );
  const read = all.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
  const [failed] = all.filter((one) => one.status === 'rejected');
  if (read.length === 0 && failed) throw failed.reason;
  return read;
}
