import { attributesIn, escapeAttribute, type Attribute } from './attributes';

/** A block of a page's text, as the editor shows it: a part that can be edited without seeing the others’ tags. */
export type Block =
  /** `mark` is what stands before the words, such as `## ` or `- `; with `end` also the tags of a claim that is the whole block. */
  | { kind: 'heading' | 'item' | 'paragraph'; mark: string; words: string; end: string }
  /** A tag alone on its line. */
  | { kind: 'tag'; name: string; isClosing: boolean; attributes: readonly Attribute[] }
  /** Shown as it is written. */
  | { kind: 'table' }
  | { kind: 'gap' };

const TABLE = /^\s*\|/;
const TAG = /^\s*<(\/?)([A-Z]\w*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>\s*$/;
const WORDS = /^(\s*(?:(#{1,6})|[-*]|\d+\.) +)?([\s\S]*)$/;
const WHOLE_CLAIM = /^(<Claim of="[^"]*">)((?:(?!<\/?Claim)[\s\S])*)(<\/Claim>)$/;

/** Splits a page's text into its blocks: each line is one, and each table. Joined by line breaks, they are the text again. */
export function splitBlocks(text: string): string[] {
  const blocks: string[] = [];
  for (const line of text.split('\n')) {
    const before = blocks.at(-1);
    if (before !== undefined && TABLE.test(line) && TABLE.test(before))
      blocks[blocks.length - 1] = `${before}\n${line}`;
    else blocks.push(line);
  }
  return blocks;
}

/** What a block is. */
export function blockOf(source: string): Block {
  if (source.trim() === '') return { kind: 'gap' };
  if (TABLE.test(source)) return { kind: 'table' };
  const [isTag, slash, name = '', attributes = ''] = TAG.exec(source) ?? [];
  if (isTag) return { kind: 'tag', name, isClosing: slash === '/', attributes: attributesIn(attributes) };
  const [, mark = '', isHeading, words = ''] = WORDS.exec(source) ?? [];
  const kind = isHeading ? 'heading' : mark ? 'item' : 'paragraph';
  const [isClaim, start = '', inner = '', end = ''] = WHOLE_CLAIM.exec(words) ?? [];
  return isClaim ? { kind, mark: mark + start, words: inner, end } : { kind, mark, words, end: '' };
}

/** The tag with another value of one of its attributes. */
export function withAttribute(source: string, name: string, value: string): string {
  const place = new RegExp(`(\\s${name}=")[^"]*"`);
  return source.replace(place, (_, before: string) => `${before}${escapeAttribute(value)}"`);
}

/** The text block with other words. */
export function withWords(source: string, words: string): string {
  const block = blockOf(source);
  return 'words' in block ? `${block.mark}${words}${block.end}` : words;
}

/** The blocks after Enter: the words after the cursor become a paragraph, or an item of the same list. */
export function splitBlock(source: string, cursor: number): string[] {
  const block = blockOf(source);
  if (!('words' in block)) return [source];
  const { kind, mark, words, end } = block;
  const [before, after] = [words.slice(0, cursor).trimEnd(), words.slice(cursor).trimStart()];
  const first = `${mark}${before}${end}`;
  if (kind === 'item') return [first, `${nextMark(mark)}${after}${end}`];
  return [first, '', kind === 'heading' ? after : `${mark}${after}${end}`];
}

/** Numbers count on. */
function nextMark(mark: string): string {
  return mark.replace(/\d+/, (number) => String(Number(number) + 1));
}
