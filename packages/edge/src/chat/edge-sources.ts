import {
  createChat,
  intentsAddress,
  passagesAddress,
  readIntents,
  readPassages,
  type Chat,
  type ChatSources,
  type Lexicon,
  type Passage,
} from '@tutoring/domain/chat';
import type { SearchEntry } from '@tutoring/domain/search-entry';
import lexicon from '../generated/chat-lexicon.json';
import entries from '../generated/search-index.json';

/** How many pages' passages are kept. */
const KEPT_PAGES = 50;

/** Where the chat reads at the edge: what the page of results reads, and the files of the site. */
function edgeSources(assets: Fetcher): ChatSources {
  // What was read, and no promise of it: a request may not wait for another one's.
  const kept = new Map<string, readonly Passage[]>();
  return {
    index: () => Promise.resolve(entries as SearchEntry[]),
    lexicon: () => Promise.resolve<Lexicon>(lexicon),
    // The chat keeps what it has learned of them.
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
  // The host is nobody's: the binding knows one site.
  const file = await assets.fetch(new URL(address, 'https://assets.invalid'));
  if (!file.ok) {
    await file.body?.cancel();
    throw new Error(`There is no ${address}: HTTP ${file.status}.`);
  }
  const value = asOne(await file.json());
  if (!value) throw new Error(`${address} is not what it should be.`);
  return value;
}

/** The plain chat, and where it reads. */
export interface EdgeChat {
  chat: Chat;
  sources: ChatSources;
}

/** Made at the first question, and kept as long as the Worker lives: its index takes longer to build than an answer. */
let edgeChat: EdgeChat | undefined;

export function edgeChatOf(assets: Fetcher): EdgeChat {
  if (!edgeChat) {
    const sources = edgeSources(assets);
    edgeChat = { chat: createChat(sources), sources };
  }
  return edgeChat;
}
