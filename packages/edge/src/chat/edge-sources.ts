import {
  createChat,
  intentsAddress,
  passagesAddress,
  readIntents,
  readPassages,
  type Chat,
  type ChatFacts,
  type ChatSources,
  type Passage,
} from '@tutoring/domain/chat';
import type { SearchEntry } from '@tutoring/domain/search-entry';
import facts from '../generated/chat-facts.json';
import entries from '../generated/search-index.json';

/** Most pages whose passages are cached. */
const KEPT_PAGES = 50;

/** The chat's data at the edge: the search index and the site's files. */
function edgeSources(assets: Fetcher): ChatSources {
  // Caches values, not promises: a Worker's request must not wait for another request's I/O.
  const kept = new Map<string, readonly Passage[]>();
  return {
    index: () => Promise.resolve(entries as SearchEntry[]),
    facts: () => Promise.resolve<ChatFacts>(facts),
    // Not cached here: the chat keeps its model of them.
    intents: (language) => read(assets, intentsAddress(language), readIntents),
    async passages(path) {
      const known = kept.get(path);
      if (known) return known;
      const passages = await read(assets, passagesAddress(path), readPassages);
      if (kept.size >= KEPT_PAGES) kept.clear();
      kept.set(path, passages);
      return passages;
    },
  };
}

async function read<Value>(
  assets: Fetcher,
  address: string,
  asOne: (given: unknown) => Value | undefined,
): Promise<Value> {
  // The assets binding ignores the host.
  const file = await assets.fetch(new URL(address, 'https://assets.invalid'));
  if (!file.ok) {
    await file.body?.cancel();
    throw new Error(`${address} cannot be loaded: HTTP ${file.status}.`);
  }
  const value = asOne(await file.json());
  if (!value) throw new Error(`${address} is invalid.`);
  return value;
}

/** The rule-based chat and its data. */
export interface EdgeChat {
  chat: Chat;
  sources: ChatSources;
}

/** Created at the first question, and kept while the Worker lives: building the index takes longer than an answer. */
let edgeChat: EdgeChat | undefined;

export function edgeChatOf(assets: Fetcher): EdgeChat {
  if (!edgeChat) {
    const sources = edgeSources(assets);
    edgeChat = { chat: createChat(sources), sources };
  }
  return edgeChat;
}
