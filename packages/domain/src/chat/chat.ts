import type { ChatAnswer } from '../contract/chat';
import type { Language } from '../languages';
import type { SearchEntry } from '../search/entry';
import type { Passage } from './passage';

/** Where the chat reads: the search's index, and the passages of a page. Each rejects when it cannot be had. */
export interface ChatSources {
  index: () => Promise<readonly SearchEntry[]>;
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

/** A chat that answers by quoting our own pages only. */
export function createChat(sources: ChatSources): Chat {
  return {
    async answer() {
      await sources.index();
      return { kind: 'unknown' };
    },
  };
}
