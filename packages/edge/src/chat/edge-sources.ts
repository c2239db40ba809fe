import {
  createChat,
  passagesAddress,
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
    async passages(path) {
      const known = kept.get(path);
      if (known) return known;
      // The host is nobody's: the binding knows one site.
      const file = await assets.fetch(new URL(passagesAddress(path), 'https://assets.invalid'));
      if (!file.ok) {
        await file.body?.cancel();
        throw new Error(`There are no passages: HTTP ${file.status}.`);
      }
      const passages = readPassages(await file.json());
      if (!passages) throw new Error('The passages are none.');
      if (kept.size >= KEPT_PAGES) kept.clear();
      kept.set(path, passages);
      return passages;
    },
  };
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
