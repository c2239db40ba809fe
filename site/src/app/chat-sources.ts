import {
  createChat,
  LEXICON_ADDRESS,
  passagesAddress,
  readLexicon,
  readPassages,
  type Chat,
  type Passage,
} from '@tutoring/domain/chat';
import { INDEX_TIMEOUT_MS, loadIndex } from '@tutoring/ui/search-index';

/** The address of the search's index. */
const INDEX = '/search-index-full.json';

const lexicon = once(() => fetched(LEXICON_ADDRESS, readLexicon));
const passages = new Map<string, () => Promise<readonly Passage[]>>();

/** The chat of this site: it reads what the search reads, and of the pages that are found what they say. */
export const chat: Chat = createChat({
  index: async () => (await loadIndex(INDEX)).entries,
  lexicon,
  passages(path) {
    const known = passages.get(path) ?? once(() => fetched(passagesAddress(path), readPassages));
    passages.set(path, known);
    return known();
  },
});

/** Begins to load what every answer needs. */
export function prepareChat(): void {
  // Asking tries again, and says what is wrong.
  Promise.all([loadIndex(INDEX), lexicon()]).catch(() => undefined);
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
