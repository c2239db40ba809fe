import type { ViewNode } from '../../src/contract/tree';
import { nodesIn } from '../compile/walk';

/** Languages that write without spaces: their texts are counted and compared by characters. */
const BY_CHARACTER = new Set(['zh', 'ja', 'ko']);

/** Whether texts of this language are counted in characters: Chinese, Japanese and Korean. */
export function countsCharacters(lang: string): boolean {
  return BY_CHARACTER.has(lang.split('-')[0] ?? '');
}

/** What a reader reads of a body, without its markup; attributes that are read (titles, notes) included. */
export function proseOf(body: readonly ViewNode[]): string {
  return nodesIn(body).flatMap(textsOf).join(' ').replace(/\s+/g, ' ').trim();
}

const READ = ['kicker', 'title', 'heading', 'note'] as const;

function textsOf(node: ViewNode): string[] {
  if (typeof node === 'string') return [node];
  const [, props] = node;
  return props ? READ.flatMap((name) => (typeof props[name] === 'string' ? props[name] : [])) : [];
}

/** The units of a text: words, or characters where no spaces part the words. */
export function unitsOf(text: string, lang: string): string[] {
  const lower = text.toLocaleLowerCase(lang);
  return countsCharacters(lang) ? (lower.match(/[\p{L}\p{N}]/gu) ?? []) : (lower.match(/[\p{L}\p{N}’'-]+/gu) ?? []);
}
