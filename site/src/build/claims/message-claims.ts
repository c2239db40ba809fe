import type { Paragraph, PhrasingContent, Root } from 'mdast';
import { lineOf } from '../content/line-of.ts';
import { ContentProblem } from '../content/problem.ts';
import { marksIn, rawText, resolveClaims, type ClaimMark } from './resolve-claims.ts';

/** Opens or closes a mark, as in pages: `<Claim of="refund">…</Claim>`. */
const TAG = /<Claim of="([a-z0-9-]+)">|<\/Claim>/g;
/** A mark that is written in another way. */
const BROKEN_TAG = /<\/?Claim/;

/**
 * A message as the body of a page, so that its marks are resolved and checked like those of pages. A message is not MDX: it may
 * contain `{price}` or `<`.
 * @param file The file of the message, to name a mistake.
 * @throws {ContentProblem} for a mark without its start or its end.
 */
export function bodyOf(text: string, file?: string): Root {
  const paragraph: Paragraph = { type: 'paragraph', children: [] };
  const open: { children: PhrasingContent[] }[] = [paragraph];
  const add = (value: string) => void (value && open.at(-1)?.children.push({ type: 'text', value }));
  let end = 0;
  for (const { 0: tag, 1: id, index } of text.matchAll(TAG)) {
    add(text.slice(end, index));
    end = index + tag.length;
    if (id === undefined) open.pop();
    else {
      const attributes = [{ type: 'mdxJsxAttribute' as const, name: 'of', value: id }];
      const claim = { type: 'mdxJsxTextElement' as const, name: 'Claim', attributes, children: [] };
      open.at(-1)?.children.push(claim);
      open.push(claim);
    }
  }
  add(text.slice(end));
  if (open.length !== 1 || BROKEN_TAG.test(text.replaceAll(TAG, '')))
    throw new ContentProblem(
      file === undefined ? 'data/messages' : lineOf(file, text),
      `A <Claim> is not complete: ${text}`,
      'write <Claim of="…"> before the words and </Claim> after them.',
    );
  return { type: 'root', children: [paragraph] };
}

/** A mark of a message. */
export interface MessageMark extends ClaimMark {
  /** The entry, such as `tiers.subscription.stop`. */
  field: string;
}

/**
 * Every sentence of some messages that is marked, in the order of the file.
 * @param field The entry with these messages.
 * @param file The file, to name a mistake.
 */
export function marksInMessages(messages: unknown, field = '', file?: string): MessageMark[] {
  if (typeof messages === 'string') {
    if (!messages.includes('Claim')) return [];
    return marksIn(bodyOf(messages, file)).map(({ id, paragraph, sentence }) => ({ id, paragraph, sentence, field }));
  }
  if (typeof messages !== 'object' || messages === null) return [];
  return Object.entries(messages).flatMap(([name, value]) =>
    marksInMessages(value, field ? `${field}.${name}` : name, file),
  );
}

/**
 * Messages without their marks, and without the sentences of struck claims. A text of a list that becomes empty leaves the list;
 * another is '', and its place stays empty.
 */
export function resolveMessages<Messages>(messages: Messages, struck: ReadonlySet<string>): Messages {
  const resolve = (value: unknown): unknown => {
    if (typeof value === 'string') return resolveText(value, struck);
    if (Array.isArray(value)) return value.map(resolve).filter((one) => one !== '');
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, resolve(one)]));
  };
  return resolve(messages) as Messages;
}

function resolveText(text: string, struck: ReadonlySet<string>): string {
  if (!text.includes('Claim')) return text;
  const body = bodyOf(text);
  resolveClaims(body, struck);
  return rawText(body).trim();
}
