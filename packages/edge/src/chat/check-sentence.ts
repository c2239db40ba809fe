import { oneLine } from '@tutoring/domain/plain-text';
import { contradictionIn } from './contradictions';
import { CITATIONS } from './sentences';
import { statements, type Source } from './sources';
import { isSupported } from './support';

/** Length of an accepted sentence in characters. */
const SENTENCE_MIN = 6;
const SENTENCE_MAX = 400;

/**
 * The accepted sentence; one that is worded differently, which only a judge can accept; or why it is rejected. `unsupported`
 * contradicts its source.
 */
export type Verdict =
  | { kind: 'passed' | 'doubtful'; text: string; cites: readonly number[] }
  | { kind: 'uncited' | 'cites elsewhere' | 'address' | 'fragment' | 'unsupported' };

/** Addresses of pages, people and machines, links, tags, code, and what is left of a broken character. */
const ADDRESS =
  /[<>@\\{}|`\uFFFD]|:\/\/|\]\(|\bwww\b|(?:^|[^\p{L}])(?:https?|mailto|tel|data|javascript):|\p{L}[\p{L}\p{N}-]*\.\p{L}{2,}|\+\d{5}/iu;

/** Markdown for bold text, headings and lists. */
const MARKUP = /^\s*(?:[-*•–]\s+|#+\s+|\d{1,2}[.)]\s+)+|[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/gu;

/**
 * Checks whether a model's sentence may be shown: it must cite its sources, and a cited source must support it. Nothing else
 * that the model writes is shown, whatever a prompt injection made it write. What contradicts every cited source can never be
 * shown; what does not, but has other words, is `doubtful`.
 */
export function checkSentence(sentence: string, sources: readonly Source[]): Verdict {
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
  if (cites.length > 0) return { kind: 'passed', text, cites };
  const open = given.find((source) => !contradicts(text, source));
  return open ? { kind: 'doubtful', text, cites: [open.cite] } : { kind: 'unsupported' };
}

function contradicts(text: string, source: Source): boolean {
  const { language, sentences } = source;
  return contradictionIn({ text, language }, { text: sentences.join(' '), language }, statements(source)) !== undefined;
}
