import { createChat, passagesAddress, readPassages, type Chat, type Passage } from '@tutoring/domain/chat';
import { INDEX_TIMEOUT_MS, loadIndex } from '@tutoring/ui/search-index';

/** The address of the search's index. */
const INDEX = '/search-index-full.json';

/** The chat of this site: it reads what the search reads, and the passages of the pages that are found. */
export const chat: Chat = createChat({
  index: async () => (await loadIndex(INDEX)).entries,
  passages: fetchPassages,
});

/** Begins to load what every answer needs. */
export function prepareChat(): void {
  // Asking tries again, and says what is wrong.
  loadIndex(INDEX).catch(() => undefined);
}

const fetched = new Map<string, Promise<readonly Passage[]>>();

/** A page's passages, once; again after a failure. */
function fetchPassages(path: string): Promise<readonly Passage[]> {
  const known = fetched.get(path);
  if (known) return known;
  const fetching = inTime(passagesAddress(path));
  fetched.set(path, fetching);
  fetching.catch(() => fetched.delete(path));
  return fetching;
}

async function inTime(address: string): Promise<readonly Passage[]> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), INDEX_TIMEOUT_MS);
  try {
    const response = await fetch(address, { credentials: 'omit', signal: giveUp.signal });
    if (!response.ok) throw new Error(`${response.status} ${address}`);
    const passages = readPassages(await response.json());
    if (!passages) throw new SyntaxError(`These are no passages: ${address}`);
    return passages;
  } finally {
    clearTimeout(timer);
  }
}
