import {
  createChat,
  LEXICON_ADDRESS,
  passagesAddress,
  readLexicon,
  readPassages,
  type Chat,
} from '@tutoring/domain/chat';
import { INDEX_TIMEOUT_MS, loadIndex } from '@tutoring/ui/search-index';

/** The address of the search's index. */
const INDEX = '/search-index-full.json';

/** The chat of this site: it reads what the search reads, and the passages of the pages that are found. */
export const chat: Chat = createChat({
  index: async () => (await loadIndex(INDEX)).entries,
  lexicon: () => once(LEXICON_ADDRESS, readLexicon),
  passages: (path) => once(passagesAddress(path), readPassages),
});

/** Begins to load what every answer needs. */
export function prepareChat(): void {
  // Asking tries again, and says what is wrong.
  loadIndex(INDEX).catch(() => undefined);
  once(LEXICON_ADDRESS, readLexicon).catch(() => undefined);
}

const fetched = new Map<string, Promise<unknown>>();

/** What one of our own files says, fetched once; again after a failure. */
function once<Content>(address: string, read: (value: unknown) => Content | undefined): Promise<Content> {
  const known = fetched.get(address) as Promise<Content> | undefined;
  if (known) return known;
  const fetching = inTime(address, read);
  fetched.set(address, fetching);
  fetching.catch(() => fetched.delete(address));
  return fetching;
}

async function inTime<Content>(address: string, read: (value: unknown) => Content | undefined): Promise<Content> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), INDEX_TIMEOUT_MS);
  try {
    const response = await fetch(address, { credentials: 'omit', signal: giveUp.signal });
    if (!response.ok) throw new Error(`${response.status} ${address}`);
    const content = read(await response.json());
    if (content === undefined) throw new SyntaxError(`That is something else: ${address}`);
    return content;
  } finally {
    clearTimeout(timer);
  }
}
