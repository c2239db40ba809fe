/** A page's text in two parts. */
export interface PageParts {
  /** The frontmatter's YAML, without its fences. */
  head: string;
  body: string;
}

/** The frontmatter with its fences; its YAML is the second group. */
const FRONTMATTER = /^(---\n)([\s\S]*?\n)?(---\n\n?)/;

/** Splits the text of an MDX file. A file without frontmatter is all body. */
export function splitPage(text: string): PageParts {
  const [all = '', , head = ''] = FRONTMATTER.exec(text) ?? [];
  return { head: head.replace(/\n$/, ''), body: text.slice(all.length) };
}

/** Puts changed parts into a file's text. What is not given stays byte for byte as it is. */
export function withParts(text: string, { head, body }: Partial<PageParts>): string {
  const found = FRONTMATTER.exec(text);
  const now = splitPage(text);
  if (!found) return body ?? text;
  const [, open = '', , close = ''] = found;
  const yaml = head ?? now.head;
  return `${open}${yaml && `${yaml}\n`}${close}${body ?? now.body}`;
}

/** How many lines of a page's file stand above its body. */
export function linesAbove(text: string): number {
  return (FRONTMATTER.exec(text)?.[0].match(/\n/g) ?? []).length;
}

/** The place at which a line begins; the last line if there are fewer. Lines count from 1. */
export function startOfLine(text: string, line: number): number {
  let start = 0;
  for (let count = 1; count < line; count += 1) {
    const next = text.indexOf('\n', start);
    if (next < 0) break;
    start = next + 1;
  }
  return start;
}

/** The line of a place in a text, from 1. */
export function lineAt(text: string, place: number): number {
  return text.slice(0, place).split('\n').length;
}
