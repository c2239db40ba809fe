/**
 * Lists stale translations. Each translation records the English text that it translates: `From English 1a2b3c4d`, with
 * eight characters of a hash. A change of an English text makes ten translations stale until someone confirms each.
 * originals.ts lists the texts.
 * `--confirm [name…]` marks translations as up to date. A name is `header`, `lead-messages`, `data/messages` or
 * `content/contact`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { originals, type Original } from './originals.ts';

const ROOT = join(import.meta.dirname, '../../..');
const MARK = /^(?:\/\*\*|#) From English (\w+)\.(?: \*\/)?\n/m;
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
      const file = join(root, translation);
      if (!existsSync(file) || MARK.exec(readFileSync(file, 'utf8'))?.[1] !== english) stale.push(translation);
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

/** Marks the translations of some originals, or of all, as up to date. */
export async function confirm(names: readonly string[], root = ROOT): Promise<void> {
  const all = originals(root);
  const known = all.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no English text named "${unknown.join('", "')}". The names are: ${known.join(', ')}.`);
  for (const original of all) {
    if (names.length > 0 && !names.includes(original.name)) continue;
    const mark = `From English ${await hashOf(original)}.`;
    for (const translation of original.translations) {
      const comment = AS_COMMENT[extname(translation)];
      const text = readFileSync(join(root, translation), 'utf8').replace(MARK, '');
      if (comment) writeFileSync(join(root, translation), text.replace(comment.at, comment.of(mark)));
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [asked, ...names] = process.argv.slice(2);
  try {
    if (asked === '--confirm') await confirm(names);
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
