/**
 * Each translation says of which English it is: `From English 1a2b3c4d`, eight signs of a hash. Whoever changes an English
 * text makes ten translations stale, and sees their names here until each was looked at. It looks at the messages of
 * components, and at what else there is once in each language (originals.ts).
 * `--confirm [name…]`: they hold for the English of today. A name is `header`, `lead-messages`, `data/messages` or `content/contact`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { originals, type Original } from './originals.ts';

const ROOT = join(import.meta.dirname, '../../..');
const MARK = /^(?:\/\*\*|#) From English (\w+)\.(?: \*\/)?\n/m;
/** As which comment the mark stands in a kind of file, and where. */
const AS_COMMENT: Record<string, { of: (mark: string) => string; at: RegExp }> = {
  '.ts': { of: (mark) => `/** ${mark} */\n`, at: /^(?=export const)/m },
  '.yaml': { of: (mark) => `# ${mark}\n`, at: /^/ },
  // In the head of the page.
  '.mdx': { of: (mark) => `# ${mark}\n`, at: /(?<=^---\n)/ },
};

/** Translations that are of another English than today's, by their files. */
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

/** Marks the translations of some originals, or of all, as those of today's English. */
export async function confirm(names: readonly string[], root = ROOT): Promise<void> {
  for (const original of originals(root)) {
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
  if (asked === '--confirm') await confirm(names);
  const stale = await staleTranslations();
  console.log(stale.join('\n') || 'Each translation is of today’s English.');
  process.exitCode = stale.length > 0 ? 1 : 0;
}
