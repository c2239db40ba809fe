import passive from 'passive-voice';
import type { ViewNode } from '../../shared/tree';
import { READABLE_ATTRIBUTES } from '../compile/typography';
import { nodesIn } from '../compile/walk';
import { sentencesOf } from './sentences';

/** Sentences with more words are hard to follow on a phone: GOV.UK's limit. */
const LONG = 25;

/** What makes a sentence hard to read at first sight (docs/writing.md, "The voice"). */
export type Hurdle = 'long' | 'passive' | 'opens with a clause' | 'who';

/** A sentence with its hurdles. */
export interface HardSentence {
  sentence: string;
  words: number;
  hurdles: readonly Hurdle[];
  /** Higher is harder: one point a hurdle, and one for every ten words beyond the limit. */
  score: number;
}

/** "What you have paid for is refunded": a clause where the reader expects a noun. A question ends with a question mark. */
const CLAUSE =
  /^(?:What|How|That|Where|Which|Whether|All that)\b[^?]*\b(?:is|are|was|were|has|have|does|do|comes?|goes|depends?)\b[^?]*[.:]$/;
/** "Who writes is answered", "Whoever …". */
const WHO = /^(?:Who(?:ever)?|Those who|The one who)\b[^?]*[.:]$/;

/** The hard sentences of a text, in reading order. It finds hints, not mistakes: a passive can be right. */
export function hardSentences(texts: readonly string[]): HardSentence[] {
  return texts.flatMap((text) => sentencesOf(text, 'en').map(rate)).filter(({ hurdles }) => hurdles.length > 0);
}

function rate(sentence: string): HardSentence {
  const words = sentence.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
  const hurdles: Hurdle[] = [
    ...(words > LONG ? (['long'] as const) : []),
    ...(passive(sentence).length > 0 ? (['passive'] as const) : []),
    ...(CLAUSE.test(sentence) ? (['opens with a clause'] as const) : []),
    ...(WHO.test(sentence) ? (['who'] as const) : []),
  ];
  return { sentence, words, hurdles, score: hurdles.length + Math.max(0, words - LONG) / 10 };
}

/** Elements that contain one text each. */
const BLOCKS = new Set(['p', 'li', 'td', 'th', 'h2', 'h3']);
/** Elements with the words of students and the marks of tutors, who need not write like us. */
const QUOTED = new Set(['Script', 'MarkExercise', 'blockquote', 'Sources']);

/** The texts of a body, one for each paragraph, item, cell and readable attribute, without quoted work and sources. */
export function blocksIn(body: readonly ViewNode[]): string[] {
  return body.flatMap((node) => {
    if (typeof node === 'string') return [];
    const [name, props, ...children] = node;
    if (QUOTED.has(name)) return [];
    const attributes = props
      ? READABLE_ATTRIBUTES.map((key) => props[key]).filter((value) => typeof value === 'string')
      : [];
    const isBlock = BLOCKS.has(name) && !children.some((child) => typeof child !== 'string' && BLOCKS.has(child[0]));
    return [...attributes, ...(isBlock ? [joined(children)] : blocksIn(children))];
  });
}

const joined = (nodes: readonly ViewNode[]) =>
  nodesIn(nodes)
    .filter((node) => typeof node === 'string')
    .join('');
