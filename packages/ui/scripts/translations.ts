/**
 * Each translation says of which English it is: `From English 1a2b3c4d`, eight signs of a hash. Whoever changes an English
 * text makes ten translations stale, and sees their names here until each was looked at.
 * `--confirm [component…]`: they hold for the English of today.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ui = join(import.meta.dirname, '..');
const MARK = /^\/\*\* From English (\w+)\. \*\/\n/m;

/** Translations of components that are of another English than today's, by their files. */
export async function staleTranslations(): Promise<string[]> {
  const stale: string[] = [];
  for (const file of globSync('src/*/messages/en.ts', { cwd: ui }).sort()) {
    const english = await hashOf(join(ui, file));
    for (const translation of translationsOf(file)) {
      if (MARK.exec(readFileSync(join(ui, translation), 'utf8'))?.[1] !== english) stale.push(translation);
    }
  }
  return stale;
}

/** The hash of a component's English texts: comments and their order do not count. */
async function hashOf(file: string): Promise<string> {
  const { en } = (await import(pathToFileURL(file).href)) as { en: Record<string, string> };
  const texts = Object.entries(en).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8);
}

function translationsOf(english: string): string[] {
  return globSync(english.replace('en.ts', '*.ts'), { cwd: ui }).filter((file) => file !== english);
}

async function confirm(components: readonly string[]): Promise<void> {
  for (const file of globSync('src/*/messages/en.ts', { cwd: ui })) {
    if (components.length > 0 && !components.includes(file.split('/')[1] ?? '')) continue;
    const mark = `/** From English ${await hashOf(join(ui, file))}. */\n`;
    for (const translation of translationsOf(file)) {
      const text = readFileSync(join(ui, translation), 'utf8').replace(MARK, '');
      writeFileSync(join(ui, translation), text.replace(/^export const/m, `${mark}export const`));
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [asked, ...components] = process.argv.slice(2);
  if (asked === '--confirm') await confirm(components);
  const stale = await staleTranslations();
  console.log(stale.join('\n') || 'Each translation is of today’s English.');
  process.exitCode = stale.length > 0 ? 1 : 0;
}
