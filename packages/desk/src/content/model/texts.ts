import type { DeskTexts } from '@tutoring/domain/desk';
import { wordsOf } from './files';

/** A line in which all words of a search are. */
export interface TextHit {
  path: string;
  /** From 1. */
  line: number;
  /** The line's words around the first that was searched for, without the marks of Markdown and tags. */
  before: string;
  match: string;
  after: string;
}

/** Letters that a search for words needs: shorter ones would find nearly every line. Chinese words have two. */
const SHORTEST = 3;
const SHORTEST_IN_CHINESE = 2;
/** Characters around a match. */
const AROUND = 70;

/** Whether a search is long enough to look at all texts for it. */
export function isForTexts(search: string): boolean {
  const { length } = search.trim();
  return length >= (/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(search) ? SHORTEST_IN_CHINESE : SHORTEST);
}

/** The lines with every word of a search, in the order of the files: first those that have the words as they were typed. */
export function searchTexts(texts: DeskTexts, search: string, paths: readonly string[]): TextHit[] {
  const words = wordsOf(search);
  if (!isForTexts(search) || words.length === 0) return [];
  const phrase = words.join(' ');
  const isTyped = ({ match }: TextHit) => (match.toLocaleLowerCase() === phrase ? 0 : 1);
  return hitsOf(texts, words, paths).sort((one, other) => isTyped(one) - isTyped(other));
}

function hitsOf(texts: DeskTexts, words: readonly string[], paths: readonly string[]): TextHit[] {
  return paths.flatMap((path) => {
    const text = texts[path];
    if (text === undefined || !words.every((word) => text.toLocaleLowerCase().includes(word))) return [];
    return text.split('\n').flatMap((line, at) => {
      const lower = line.toLocaleLowerCase();
      return words.every((word) => lower.includes(word)) ? [{ path, line: at + 1, ...around(line, words) }] : [];
    });
  });
}

/** The phrase if it is there, else the first word, with what stands around it. */
function around(line: string, words: readonly string[]): Pick<TextHit, 'before' | 'match' | 'after'> {
  const lower = line.toLocaleLowerCase();
  const phrase = words.join(' ');
  const wanted = lower.includes(phrase) ? phrase : (words[0] ?? '');
  const start = lower.indexOf(wanted);
  const end = start + wanted.length;
  const before = plain(line.slice(0, start));
  const after = plain(line.slice(end));
  return {
    before: before.length > AROUND ? `…${before.slice(-AROUND)}` : before,
    match: line.slice(start, end),
    after: after.length > AROUND ? `${after.slice(0, AROUND)}…` : after,
  };
}

/** Without tags, the addresses of links, and the marks of Markdown. A tag that the match is in is cut. */
const plain = (text: string) =>
  text
    .replace(/<[^>]*>|\]\([^)]*\)/g, '')
    .replace(/[*`[\]]|^#+ |^- /g, '')
    .replace(/\s+/g, ' ');
