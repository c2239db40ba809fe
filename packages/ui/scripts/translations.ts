/**
 * Lists stale translations. Each translation records the English text that it translates, and the native speaker who has read it:
 * `From English 1a2b3c4d. Read by Jane Doe.`, with eight characters of a hash. A change of an English text makes ten translations
 * stale until someone confirms each. originals.ts lists the texts.
 *
 * `--confirm [name…]` marks translations as up to date. A name is `header`, `lead-messages`, `data/messages` or
 * `content/contact`. A translation whose English text has changed is unread again.
 * `--read <language> <reader> [name…]` records who has read the translations in a language.
 */
import { languageOf } from '@tutoring/domain/languages';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { originals, type Original } from './originals.ts';

const ROOT = join(import.meta.dirname, '../../..');
const MARK = /^(?:\/\*\*|#) From English (\w+)\.(?: Read by ([^\n]*?)\.)?(?: \*\/)?\n/m;
/** How and where each kind of file contains the mark, by its extension. */
const AS_COMMENT: Record<string, { of: (mark: string) => string; at: RegExp }> = {
  '.ts': { of: (mark) => `/** ${mark} */\n`, at: /^(?=export const)/m },
  '.yaml': { of: (mark) => `# ${mark}\n`, at: /^/ },
  // In the frontmatter.
  '.mdx': { of: (mark) => `# ${mark}\n`, at: /(?<=^---\n)/ },
};

/** The files of translations whose English text has changed. */
export async function staleTranslations(root = ROOT): Promise<string[]> {
  const stale: string[] = [];
  for (const original of originals(root)) {
    const english = await hashOf(original);
    for (const translation of original.translations) {
      if (markOf(translation, root).hash !== english) stale.push(translation);
    }
  }
  return stale;
}

async function hashOf({ read }: Original): Promise<string> {
  return createHash('sha256')
    .update(await read())
    .digest('hex')
    .slice(0, 8);
}

/** The translations that no native speaker has read, by language. */
export function unreadTranslations(root = ROOT): ReadonlyMap<string, string[]> {
  const unread = new Map<string, string[]>();
  for (const file of originals(root).flatMap(({ translations }) => translations)) {
    if (markOf(file, root).reader) continue;
    const language = languageOf(basename(file, extname(file)));
    unread.set(language, [...(unread.get(language) ?? []), file]);
  }
  return unread;
}

/** Marks the translations of some originals, or of all, as up to date. */
export async function confirm(names: readonly string[], root = ROOT): Promise<void> {
  for (const original of named(names, root)) {
    const hash = await hashOf(original);
    for (const file of original.translations) {
      const { hash: before, reader } = markOf(file, root);
      write(file, { hash, reader: before === hash ? reader : undefined }, root);
    }
  }
}

/** Records who has read the translations of some originals, or of all, in a language. */
export function recordReader(language: string, reader: string, names: readonly string[], root = ROOT): void {
  const files = named(names, root).flatMap(({ translations }) => translations);
  const own = files.filter((file) => basename(file, extname(file)).toLowerCase() === language.toLowerCase());
  if (own.length === 0) throw new Error(`There is no translation into "${language}".`);
  for (const file of own) write(file, { ...markOf(file, root), reader }, root);
}

function named(names: readonly string[], root: string): Original[] {
  const all = originals(root);
  const known = all.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no English text named "${unknown.join('", "')}". The names are: ${known.join(', ')}.`);
  return all.filter(({ name }) => names.length === 0 || names.includes(name));
}

interface Mark {
  hash?: string | undefined;
  reader?: string | undefined;
}

function markOf(file: string, root: string): Mark {
  if (!existsSync(join(root, file))) return {};
  const [, hash, reader] = MARK.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  return { hash, reader };
}

function write(file: string, { hash, reader }: Mark, root: string): void {
  const comment = AS_COMMENT[extname(file)];
  const text = readFileSync(join(root, file), 'utf8').replace(MARK, '');
  const mark = `From English ${hash}.${reader ? ` Read by ${reader}.` : ''}`;
  if (comment) writeFileSync(join(root, file), text.replace(comment.at, comment.of(mark)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [asked, ...names] = process.argv.slice(2);
  try {
    if (asked === '--confirm') {
      await confirm(names);
      console.log(`Confirmed: ${names.join(', ') || 'all'}.`);
    }
    if (asked === '--read') {
      const [language, reader, ...some] = names;
      if (!language || !reader) throw new Error('Say which language, and who has read it: --read de "Jane Doe".');
      recordReader(language, reader, some);
    }
    const stale = await staleTranslations();
    if (stale.length > 0)
      console.error(
        `These ${stale.length} translations are missing, or their English text has changed since they were confirmed:\n${stale.join('\n')}\n` +
          'Correct each, then confirm them: pnpm --filter @tutoring/ui translations --confirm <name>, such as header, data/messages or content/contact.',
      );
    else console.log('All translations are up to date.');
    process.exitCode = stale.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
