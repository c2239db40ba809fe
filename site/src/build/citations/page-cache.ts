import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fingerprint } from './fingerprint';

/** What one address said when it was last read. */
export interface CachedPage {
  url: string;
  /** Milliseconds since the epoch. */
  readAt: number;
  fingerprint: Fingerprint;
  etag?: string;
  lastModified?: string;
}

/** Pages on this machine: what need not be asked again, and the words behind a fingerprint. */
export interface PageCache {
  find: (url: string) => CachedPage | undefined;
  /** @param sentences Missing if the page is unchanged. */
  save: (page: CachedPage, sentences?: readonly string[]) => void;
  /** The sentences of a fingerprint; `undefined` if another machine read them. */
  sentencesOf: (fingerprint: Fingerprint) => readonly string[] | undefined;
}

/**
 * Keeps pages in a folder. Deleting it costs one full run.
 * @param folder It may be missing.
 */
export function pageCache(folder: string): PageCache {
  const pageFile = (url: string) => join(folder, 'pages', `${createHash('sha256').update(url).digest('hex')}.json`);
  const textFile = (fingerprint: Fingerprint) => join(folder, 'texts', `${fingerprint.replace(':', '-')}.txt`);
  for (const name of ['pages', 'texts']) mkdirSync(join(folder, name), { recursive: true });
  return {
    find: (url) => {
      const text = readIfThere(pageFile(url));
      return text === undefined ? undefined : (JSON.parse(text) as CachedPage);
    },
    save: (page, sentences) => {
      if (sentences) writeFileSync(textFile(page.fingerprint), sentences.join('\n'));
      writeFileSync(pageFile(page.url), JSON.stringify(page));
    },
    // A file that is no text has none.
    sentencesOf: (fingerprint) => readIfThere(textFile(fingerprint))?.split('\n').filter(Boolean),
  };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
