import { passagesAddress, readPassages, type ChatSources, type Passage } from '@tutoring/domain/chat';
import type { SearchEntry } from '@tutoring/domain/search-entry';
import entries from '../generated/search-index.json';

/** Where the chat reads at the edge: the index of the page of results, and the files of the site. Each file is read once a request. */
export function edgeSources(assets: Fetcher, requestUrl: string): ChatSources {
  const pages = new Map<string, Promise<readonly Passage[]>>();
  const read = async (path: string) => {
    const file = await assets.fetch(new URL(passagesAddress(path), requestUrl));
    if (!file.ok) {
      await file.body?.cancel();
      throw new Error(`There are no passages: HTTP ${file.status}.`);
    }
    const passages = readPassages(await file.json());
    if (!passages) throw new Error('The passages are none.');
    return passages;
  };
  return {
    index: () => Promise.resolve(entries as SearchEntry[]),
    passages(path) {
      const passages = pages.get(path) ?? read(path);
      pages.set(path, passages);
      return passages;
    },
  };
}
