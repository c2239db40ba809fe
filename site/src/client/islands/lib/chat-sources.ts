import {
  CHAT_FACTS_ADDRESS,
  createChat,
  intentsAddress,
  passagesAddress,
  readChatFacts,
  readIntents,
  readPassages,
  type Chat,
} from '@tutoring/domain/chat';
import { languageOf, type Language } from '@tutoring/domain/languages';
import { searchIndexOf } from '@tutoring/domain/search-entry';
import { INDEX_TIMEOUT_MS, loadIndex } from '@tutoring/ui/internal/search-index';

/** The search's index for the page's language. */
const index = () => loadIndex(searchIndexOf(languageOf(document.documentElement.lang)));

const facts = once(() => fetchJson(CHAT_FACTS_ADDRESS, readChatFacts));
const passages = oncePerKey((path: string) => fetchJson(passagesAddress(path), readPassages));
const intents = oncePerKey((language: Language) => fetchJson(intentsAddress(language), readIntents));

/** The chat of this site. It uses the search index, and the passages of the pages that it finds. */
export const chat: Chat = createChat({
  index: async () => (await index()).entries,
  facts,
  intents,
  passages,
});

/**
 * Loads what every answer needs, ahead of the first question.
 * @param language The page's language, which most questions are in.
 */
export function prepareChat(language: Language): void {
  // The first question retries, and shows the error.
  Promise.all([index(), facts(), intents(language)]).catch(() => undefined);
}

/** Loads once for each key. */
function oncePerKey<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const loaders = new Map<Key, () => Promise<Value>>();
  return (key) => {
    const known = loaders.get(key) ?? once(() => load(key));
    loaders.set(key, known);
    return known();
  };
}

/** Loads once; retries after a failure. */
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

/** Fetches and reads JSON from our site, with the same timeout as the search index. */
async function fetchJson<Value>(address: string, read: (given: unknown) => Value | undefined): Promise<Value> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), INDEX_TIMEOUT_MS);
  try {
    const response = await fetch(address, { credentials: 'omit', signal: timeout.signal });
    if (!response.ok) throw new Error(`${response.status} ${address}`);
    const value = read(await response.json());
    if (!value) throw new SyntaxError(`The JSON has an unexpected shape: ${address}`);
    return value;
  } finally {
    clearTimeout(timer);
  }
}
