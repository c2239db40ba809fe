import type { Range } from '../facts';
import type { Rejected, ValueProblemCode } from '../input-problem';
import type { ApCuts, ApScore, CutBand } from './cuts';
import { compositeOf, exact, readEntry, type ApEntry } from './entry';
import type { ApExam } from './exams';

export { AP_CUTS_SOURCE, AP_SCORES, apCuts, SCORE_SETTING_SOURCE } from './cuts';
export type { ApCuts, ApScore, CutBand, CutBasis, ReleasedChart } from './cuts';
export type { ApEntry } from './entry';
export { apNeeded, type ApNeed, type ApNeeded } from './needed';
export type { Confidence, Range } from '../facts';
export type { InputProblem, Rejected, ValueProblemCode } from '../input-problem';

/** The result of a section. */
export interface SectionScore {
  id: string;
  /** Raw points; `null` while the section is open. */
  raw: number | null;
  maxRaw: number;
  /** Percentage points of the composite per raw point. */
  perPoint: number;
  /** Raw points that could still be gained: all of them while the section is open. */
  left: number;
}

/** Whether a score is reached, as far as the points and cuts are known. */
export type Reach =
  /** Even with the highest possible cut. */
  | 'sure'
  /** It depends on the cut, or on open sections. */
  | 'possible'
  /** Not even with the lowest possible cut and full points in the open sections. */
  | 'out-of-reach';

/** A score, and the distance to it. */
export interface ScoreReach extends CutBand {
  /** Whether at least this score is reached. */
  reach: Reach;
  /** Missing composite points, for the lowest and the highest possible cut; 0 if the score is reached. */
  missing: Range;
}

/** The result of an exam. Percentages are of the composite. */
export interface ApResult {
  status: 'ready';
  exam: ApExam;
  /** 0 to 100: `low` has no points for open sections, `high` has all of them. */
  composite: Range;
  /** Whether no section is open. Then both ends of `composite` are equal. */
  complete: boolean;
  sections: readonly SectionScore[];
  /** The scores 1 to 5. */
  scores: readonly ScoreReach[];
  /** The likely range of the score. */
  likely: { low: ApScore; high: ApScore };
  /** The possible range of the score. */
  possible: { low: ApScore; high: ApScore };
  /** The lowest score that is not sure yet. Its `missing` is the distance to the next cut. `null` if a 5 is sure. */
  next: ApScore | null;
  /** The cuts and their evidence. Show them with the result. */
  cuts: ApCuts;
}

/**
 * The composite of raw points, and the scores that it may get. The composite is the sum of raw points / maximum × weight
 * over the sections, in per cent.
 * @returns The result, or all problems by field: `exam` is unknown; `raw.…` or `maxRaw.…` names an unknown section, is not
 *   a whole number, or is out of range.
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

/** The worst case has the highest cuts and no more points, the best case the lowest cuts and all points. */
function scoresBetween({ bands }: ApCuts, which: 'likely' | 'possible', composite: Range): ApResult['likely'] {
  return {
    low: bands.filter((band) => composite.low >= band[which].high).at(-1)?.score ?? 1,
    high: bands.filter((band) => composite.high >= band[which].low).at(-1)?.score ?? 1,
  };
}
