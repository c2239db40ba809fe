import { oneLine } from '@tutoring/domain/plain-text';
import { CITATIONS } from './sentences';
import type { Source } from './sources';
import { isSupported } from './support';

/** Characters of a sentence that is shown. */
const SENTENCE_MIN = 6;
const SENTENCE_MAX = 400;

/** A sentence that may be shown, or why it may not. */
export type Verdict =
  | { kind: 'passed'; text: string; cites: readonly number[] }
  | { kind: 'uncited' | 'cites elsewhere' | 'address' | 'fragment' | 'unsupported' };

/** What leads somewhere or is no sentence: addresses of pages, people and machines, links, tags, code. */
const ADDRESS =
  /[<>@\\{}|`]|:\/\/|\]\(|\bwww\b|(?:^|[^\p{L}])(?:https?|mailto|tel|data|javascript):|\p{L}[\p{L}\p{N}-]*\.\p{L}{2,}|\+\d{5}/iu;

/** What models write to make text bold or a list, and nothing that says something. */
const MARKUP = /^\s*(?:[-*•–]\s+|#+\s+|\d{1,2}[.)]\s+)+|[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/gu;

/**
 * Whether a sentence of a model may be shown: it cites what it was given, and what it cites says it. Nothing else that the
 * model writes reaches anybody, whoever talked it into it.
 */
export function judge(sentence: string, sources: readonly Source[]): Verdict {
  const cited = new Set(
    [...sentence.matchAll(CITATIONS)].flatMap(([all]) => all.match(/\d+/g) ?? []).map((n) => Number(n) - 1),
  );
  if (cited.size === 0) return { kind: 'uncited' };
  const given = sources.filter(({ cite }) => cited.has(cite));
  if (given.length < cited.size) return { kind: 'cites elsewhere' };
  const text = oneLine(sentence.replace(CITATIONS, '').replace(MARKUP, ''));
  if (ADDRESS.test(text.normalize('NFKC'))) return { kind: 'address' };
  if (
    text.length < SENTENCE_MIN ||
    text.length > SENTENCE_MAX ||
    !/^[\p{Lu}\p{Lo}\p{N}\p{Sc}"“«„¿¡(《「『（]/u.test(text)
  )
    return { kind: 'fragment' };
  const cites = given.filter((source) => isSupported(text, source)).map(({ cite }) => cite);
  return cites.length > 0 ? { kind: 'passed', text, cites } : { kind: 'unsupported' };
}
