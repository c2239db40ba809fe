import { existsSync, readFileSync } from 'node:fs';

/** The file and the first line with a text; the file alone, if there is no such text or file. */
export function lineOf(file: string, text: string): string {
  return lineAt(file, (source) => source.indexOf(text));
}

/** Characters of markup and of line breaks that may be between two words. */
const BETWEEN = '[\\s*_>]+';

/** The same for words that a page may write over two lines or with markup. */
export function lineOfWords(file: string, words: string): string {
  const pattern = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join(BETWEEN);
  return lineAt(file, (source) => source.search(new RegExp(pattern)));
}

/** The same for an element with these attributes. */
export function lineOfElement(file: string, name: string, attributes: Readonly<Record<string, string>>): string {
  return lineAt(file, (source) => {
    const found = [...source.matchAll(new RegExp(`<${name}\\b[^>]*`, 'g'))].find(([tag]) =>
      Object.entries(attributes).every(([key, value]) => tag.includes(`${key}="${value}"`)),
    );
    return found?.index ?? source.indexOf(`<${name}`);
  });
}

function lineAt(file: string, find: (source: string) => number): string {
  if (!existsSync(file)) return file;
  const source = readFileSync(file, 'utf8');
  const at = find(source);
  return at < 0 ? file : `${file}:${source.slice(0, at).split('\n').length}`;
}
