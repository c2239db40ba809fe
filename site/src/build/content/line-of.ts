import { existsSync, readFileSync } from 'node:fs';

/** Names a line of a file, such as `page.mdx:3`; only the file if the line is not known. */
export type PlaceOf = (line: number | undefined) => string;

/** The file and the first line with a text, such as `page.mdx:3`; only the file if the text is not found. */
export function lineOf(file: string, text: string): string {
  return lineAt(file, (source) => source.indexOf(text));
}

/** The file and line of a frontmatter field; the first line if the page lacks the field. */
export function lineOfField(file: string, field: string): string {
  const place = lineAt(file, (source) => source.search(new RegExp(`^${field}\\s*:`, 'm')));
  return place === file ? `${file}:1` : place;
}

/** Names the lines of a body, which begins after the frontmatter. It reads the file only when a mistake is named. */
export function placesInBody(file: string, body: string): PlaceOf {
  return (line) => {
    if (line === undefined) return file;
    const linesBefore = existsSync(file) ? countLines(readFileSync(file, 'utf8')) - countLines(body) : 0;
    return `${file}:${linesBefore + line}`;
  };
}

const countLines = (text: string) => text.split('\n').length;

/** Line breaks and markup that may separate two words. */
const BETWEEN = '[\\s*_>]+';

/** The same for a text that may span lines or contain markup. */
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
    const match = [...source.matchAll(new RegExp(`<${name}\\b[^>]*`, 'g'))].find(([tag]) =>
      Object.entries(attributes).every(([key, value]) => tag.includes(`${key}="${value}"`)),
    );
    return match?.index ?? source.indexOf(`<${name}`);
  });
}

function lineAt(file: string, find: (source: string) => number): string {
  if (!existsSync(file)) return file;
  const source = readFileSync(file, 'utf8');
  const at = find(source);
  return at < 0 ? file : `${file}:${source.slice(0, at).split('\n').length}`;
}
