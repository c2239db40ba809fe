import type { DeskComponent } from '@tutoring/domain/desk';
import { attributesIn, escapeAttribute } from './attributes';

/** The values of attributes, by name. What is empty is left out. */
export type Attributes = Readonly<Record<string, string>>;

/** The attributes of a component's example. */
export function attributesOf({ snippet }: DeskComponent): Record<string, string> {
  const [, tag = ''] = OPENING.exec(snippet) ?? [];
  return Object.fromEntries(attributesIn(tag).map(({ name, value }) => [name, value]));
}

/** The first tag of an example: its attributes, and whether it closes itself. */
const OPENING = /^\s*<\w+((?:\s+[\w-]+(?:="[^"]*")?)*)\s*(\/?)>/;

/**
 * The text to insert.
 * @param inner Text that stands between its tags in place of the example's.
 */
export function snippetOf({ name, snippet }: DeskComponent, attributes: Attributes, inner = ''): string {
  const [all = '', , selfClosing] = OPENING.exec(snippet) ?? [];
  const written = Object.entries(attributes)
    .filter(([, value]) => value.trim() !== '')
    .map(([attribute, value]) => ` ${attribute}="${escapeAttribute(value)}"`)
    .join('');
  if (selfClosing || all === '') return `<${name}${written} />`;
  const rest = snippet.slice(all.length);
  const closing = `</${name}>`;
  const end = rest.lastIndexOf(closing);
  if (inner === '' || end < 0) return `<${name}${written}>${rest.trimEnd()}`;
  const [, before = '', after = ''] = /^(\s*)[\s\S]*?(\s*)$/.exec(rest.slice(0, end)) ?? [];
  return `<${name}${written}>${before}${inner}${after}${closing}`;
}

/** What is replaced in a text by an insertion: a block stands between empty lines. */
export function insertion(text: string, start: number, end: number, snippet: string, isInline: boolean): string {
  if (isInline) return snippet;
  const before = text.slice(0, start);
  const after = text.slice(end);
  const gap = (touching: string, side: RegExp) => (touching === '' || side.test(touching) ? '' : '\n\n');
  return `${gap(before, /\n\n$/)}${snippet}${gap(after, /^\n\n/)}`;
}
