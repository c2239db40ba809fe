import {
  createChat,
  intentsAddress,
  LEXICON_ADDRESS,
  passagesAddress,
  readIntents,
  readLexicon,
  readPassages,
  type Chat,
} from '@tutoring/domain/chat';
import type { Language } from '@tutoring/domain/languages';
import { INDEX_TIMEOUT_MS, loadIndex } from '@tutoring/ui/search-index';

export { directAnswer } from '@tutoring/domain/chat';

/** The address of the search's index. */
const INDEX = '/search-index-full.json';

const lexicon = once(() => fetched(LEXICON_ADDRESS, readLexicon));
const passages = byKey((path: string) => fetched(passagesAddress(path), readPassages));
const intents = byKey((language: Language) => fetched(intentsAddress(language), readIntents));

/** The chat of this site: it reads what the search reads, and of the pages that are found what they say. */
export const chat: Chat = createChat({
  index: async () => (await loadIndex(INDEX)).entries,
  lexicon,
  intents,
  passages,
});

/**
 * Begins to load what every answer needs.
 * @param language The visitor's: most ask in it.
 */
export function prepareChat(language: Language): void {
  // Asking tries again, and says what is wrong.
  Promise.all([loadIndex(INDEX), lexicon(), intents(language)]).catch(() => undefined);
}

/** Loads once for each key. */
function byKey<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const loaders = new Map<Key, () => Promise<Value>>();
  return (key) => {
    const known = loaders.get(key) ?? once(() => load(key));
    loaders.set(key, known);
    return known();
  };
}

/** Loads once; again after a failure. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** What stands at an address of ours; given up as late as the search's index. */
async function fetched<Value>(address: string, read: (given: unknown) => Value | undefined): Promise<Value> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), INDEX_TIMEOUT_MS);
  try {
    const response = await fetch(address, { credentials: 'omit', signal: giveUp.signal });
    if (!response.ok) throw new Error(`${response.status} ${address}`);
    const value = read(await response.json());
    if (!value) throw new SyntaxError(`Not what it should be: ${address}`);
    return value;
  } finally {
    clearTimeout(timer);
  }
}
