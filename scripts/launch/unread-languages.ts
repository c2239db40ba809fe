/** Languages in which no native speaker has read the texts. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { unreadTranslations } from '../../packages/ui/scripts/translations.ts';
import type { Finding } from './finding.ts';

/** The file of the owner's records: who has read all texts in a language. */
export const READERS_FILE = 'site/data/readers.yaml';

/** A record of data/readers.yaml. */
interface Reading {
  by: string;
  on: string;
  texts: string;
}

/** A language with texts that nobody has read. */
interface UnreadLanguage {
  language: string;
  files: readonly string[];
  /** A hash of these texts: a record with it holds until one of them changes. */
  texts: string;
  /** The last record, which no longer holds. */
  before?: Reading;
}

/** The languages with texts that no native speaker has read as they are now. */
function unreadLanguages(root: string): UnreadLanguage[] {
  const path = join(root, READERS_FILE);
  const readers = existsSync(path) ? (parse(readFileSync(path, 'utf8')) as Record<string, Reading> | null) : undefined;
  return [...unreadTranslations(root)].flatMap(([language, files]) => {
    const texts = hashOf(root, files);
    const before = readers?.[language];
    return before?.texts === texts ? [] : [{ language, files, texts, ...(before && { before }) }];
  });
}

function hashOf(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    const path = join(root, file);
    hash.update(`${file}\0`).update(existsSync(path) ? readFileSync(path) : '');
  }
  return hash.digest('hex').slice(0, 12);
}

/** One finding for each of these languages. */
export function inTranslations(root: string): Finding[] {
  return unreadLanguages(root).map(({ language, files, texts, before }) => ({
    file: `docs/glossaries/${language}.md`,
    heading: new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language,
    what: before
      ? `Some of these texts have changed since ${before.by} read them on ${before.on}. Let a native speaker read them again.`
      : `No native speaker has read the ${files.length} files with texts in this language. Mistakes would meet the very families who read it.`,
    how: { by: 'reader', file: READERS_FILE, language, texts },
    kind: 'must',
  }));
}
