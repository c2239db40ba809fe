/** Who has read the texts in each language. */
import { LANGUAGES } from '@tutoring/domain/languages';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { unreadTranslations } from '../../packages/ui/scripts/translations.ts';
import type { LaunchHow } from '../../packages/domain/src/contract/launch';
import type { Finding } from './finding.ts';

/** The file of the owner's records: who has read all texts in a language. */
export const READERS_FILE = 'site/data/readers.yaml';

/** A record of data/readers.yaml. */
interface Reading {
  by: string;
  on: string;
  texts: string;
}

/** A language, and what is recorded of its texts. */
interface ReadLanguage {
  language: string;
  /** The texts whose own file names no reader. */
  files: readonly string[];
  /** A hash of these texts: a record with it holds until one of them changes. Empty without texts. */
  texts: string;
  /** The last record. */
  reading?: Reading;
}

/** The languages of the site but English, with who has read what. */
function languageReadings(root: string): ReadLanguage[] {
  const path = join(root, READERS_FILE);
  const readers = existsSync(path) ? (parse(readFileSync(path, 'utf8')) as Record<string, Reading> | null) : undefined;
  const unread = unreadTranslations(root);
  return LANGUAGES.filter((language) => language !== 'en').map((language) => {
    const files = unread.get(language) ?? [];
    const reading = readers?.[language];
    return { language, files, texts: hashOf(root, files), ...(reading && { reading }) };
  });
}

/** Whether a native speaker has read the texts as they are now. */
const isRead = ({ texts, reading }: ReadLanguage) => texts === '' || reading?.texts === texts;

function hashOf(root: string, files: readonly string[]): string {
  if (files.length === 0) return '';
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    const path = join(root, file);
    hash.update(`${file}\0`).update(existsSync(path) ? readFileSync(path) : '');
  }
  return hash.digest('hex').slice(0, 12);
}

/** The name of a language in English. */
export const languageName = (language: string) =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

/** How the owner records a reader of each language, also of those that are read: they can be taken back. */
export function readerAnswers(root: string): Extract<LaunchHow, { by: 'reader' }>[] {
  return languageReadings(root).map(({ language, texts }) => ({ by: 'reader', file: READERS_FILE, language, texts }));
}

/** One finding for each language with texts that no native speaker has read as they are now. */
export function inTranslations(root: string): Finding[] {
  return languageReadings(root)
    .filter((language) => !isRead(language))
    .map(({ language, files, reading }) => ({
      file: `docs/glossaries/${language}.md`,
      heading: languageName(language),
      what: reading
        ? `Some of these texts have changed since ${reading.by} read them on ${reading.on}. Let a native speaker read them again.`
        : `No native speaker has read the ${files.length} files with texts in this language. Mistakes would meet the very families who read it.`,
      kind: 'must',
    }));
}
