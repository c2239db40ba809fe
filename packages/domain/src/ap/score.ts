import type { Range } from '../facts';
import type { Rejected, ValueProblemCode } from '../input-problem';
import type { ApCuts, ApScore, CutBand } from './cuts';
import { compositeOf, exact, readEntry, type ApEntry } from './entry';
import type { ApExam } from './exams';

export { AP_CUTS_SOURCE, AP_SCORES, apCuts } from './cuts';
export type { ApCuts, ApScore, CutBand, CutBasis, ReleasedChart } from './cuts';
export type { ApEntry } from './entry';
export { apNeeded, type ApNeed, type ApNeeded } from './needed';
export type { Confidence, Range } from '../facts';
export type { InputProblem, Rejected, ValueProblemCode } from '../input-problem';

/** What a section brings. */
export interface SectionScore {
  id: string;
  /** Raw points; `null` while the section is open. */
  raw: number | null;
  maxRaw: number;
  /** What one more raw point adds to the composite. */
  perPoint: number;
  /** Raw points that could still be added: all of them while the section is open. */
  left: number;
}

/** Whether a score is reached, with all that is known today. */
export type Reach =
  /** Even where the cut may lie highest. */
  | 'sure'
  /** It depends on where the cut lies, or on sections that are still open. */
  | 'possible'
  /** Not even where the cut may lie lowest, with all points of the open sections. */
  | 'out-of-reach';

/** One score, and how far away it is. */
export interface ScoreReach extends CutBand {
  /** Whether at least this score is reached. */
  reach: Reach;
  /** Composite points still missing, at the low and at the high end of the possible cut; 0 if it is reached. */
  missing: Range;
}

/** What raw points amount to. Percentages are of the composite. */
export interface ApResult {
  status: 'ready';
  exam: ApExam;
  /** 0 to 100: `low` is what has been entered so far, `high` is with all points of the open sections. */
  composite: Range;
  /** Whether no section is open; then both ends of `composite` are the same. */
  complete: boolean;
  sections: readonly SectionScore[];
  /** The scores 1 to 5. */
  scores: readonly ScoreReach[];
  /** The scores between which the result most likely lies. */
  likely: { low: ApScore; high: ApScore };
  /** The scores between which it may lie at all. */
  possible: { low: ApScore; high: ApScore };
  /** The lowest score that is not sure yet: its `missing` is the distance to the next cut. `null` if a 5 is sure. */
  next: ApScore | null;
  /** The evidence for the cuts, to be shown with the result. */
  cuts: ApCuts;
}

/**
 * From raw points to the composite and the scores it may get.
 * The composite is the sum over the sections of raw points / maximum × weight, in per cent.
 * @returns the result, or every field that is wrong: `exam` unknown; `raw.…` or `maxRaw.…` of an unknown section,
 *   not whole, or out of its range.
 */
export function apScore(entry: ApEntry): ApResult | Rejected<ValueProblemCode> {
  const read = readEntry(entry);
  if (read.status === 'invalid') return read;
  const { exam, cuts, sections } = read;
  const composite = {
    low: compositeOf(sections.map((section) => ({ ...section, raw: section.raw ?? 0 }))),
    high: compositeOf(sections.map((section) => ({ ...section, raw: section.raw ?? section.maxRaw }))),
  };
  const scores = cuts.bands.map((band): ScoreReach => ({ ...band, ...reachOf(band.possible, composite) }));
  return {
    status: 'ready',
    exam,
    composite,
    complete: sections.every(({ raw }) => raw !== null),
    sections: sections.map(({ id, raw, maxRaw, weight }) => ({
      id,
      raw,
      maxRaw,
      perPoint: exact(weight / maxRaw),
      left: maxRaw - (raw ?? 0),
    })),
    scores,
    likely: scoresBetween(cuts, 'likely', composite),
    possible: scoresBetween(cuts, 'possible', composite),
    next: scores.find(({ reach }) => reach !== 'sure')?.score ?? null,
    cuts,
  };
}

function reachOf(cut: Range, composite: Range): { reach: Reach; missing: Range } {
  const missing = {
    low: exact(Math.max(0, cut.low - composite.low)),
    high: exact(Math.max(0, cut.high - composite.low)),
  };
  if (missing.high === 0) return { reach: 'sure', missing };
  return { reach: composite.high >= cut.low ? 'possible' : 'out-of-reach', missing };
}

/** The worst case has the cuts highest and nothing more to come; the best has them lowest and all points. */
function scoresBetween({ bands }: ApCuts, which: 'likely' | 'possible', composite: Range): ApResult['likely'] {
  return {
    low: bands.filter((band) => composite.low >= band[which].high).at(-1)?.score ?? 1,
    high: bands.filter((band) => composite.high >= band[which].low).at(-1)?.score ?? 1,
  };
}
