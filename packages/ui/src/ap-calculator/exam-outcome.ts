import { AP_EXAMS, type ApExam } from '@tutoring/domain/ap-exams';
import { apScore, type ApEntry, type ApResult, type ApScore } from '@tutoring/domain/ap-score';
import type { Fields } from '../tool/fields';
import { entryOf, EXAM_NAMES, examIn, rowsOf, scoreIn } from './ap-form';
import { headlineOf } from './result-text';

/** The scores that an exam may get. Both ends are equal if the score is known. */
export interface ScoreBand {
  low: ApScore;
  high: ApScore;
}

/** What the form says of one exam. */
export interface ExamOutcome {
  /** The number of its row. */
  number: number;
  id: string;
  name: string;
  /** Its sections. Missing if only a score can be entered. */
  exam: ApExam | undefined;
  entry: ApEntry | undefined;
  /** The result of its points, even if a score is entered. Missing while a field is invalid. */
  result: ApResult | undefined;
  isInvalid: boolean;
  /** Whether the result has points. */
  hasPoints: boolean;
  /** The score that the student knows or expects. It counts instead of the points. */
  given: ApScore | undefined;
  /** Missing without points and without a score. */
  band: ScoreBand | undefined;
}

/** The outcomes of the chosen exams, in the order of the form. An exam that is chosen twice counts once. */
export function outcomesOf(fields: Fields): readonly ExamOutcome[] {
  const rows = rowsOf(fields).map((number) => ({ number, id: examIn(fields, number) }));
  return rows
    .filter(({ id }, place) => id !== '' && rows.findIndex((row) => row.id === id) === place)
    .map(({ number, id }) => outcomeOf(fields, number, id));
}

function outcomeOf(fields: Fields, number: number, id: string): ExamOutcome {
  const exam = AP_EXAMS.find((one) => one.id === id);
  const entry = exam && entryOf(fields, exam);
  const read = entry && apScore(entry);
  const result = read?.status === 'ready' ? read : undefined;
  const hasPoints = result?.sections.some(({ raw }) => raw !== null) ?? false;
  const given = scoreIn(fields[`${id}.score`]);
  return {
    number,
    id,
    name: EXAM_NAMES.get(id) ?? id,
    exam,
    entry,
    result,
    isInvalid: read?.status === 'invalid',
    hasPoints,
    given,
    band: given ? { low: given, high: given } : result && hasPoints ? bandOf(result) : undefined,
  };
}

function bandOf(result: ApResult): ScoreBand {
  const { low, high } = headlineOf(result);
  return { low, high };
}

/** An exam with a score or a range of scores. */
export type CountedExam = ExamOutcome & { band: ScoreBand };

/** The exams that count: without points and without a score, an exam does not. */
export function countedIn(outcomes: readonly ExamOutcome[]): readonly CountedExam[] {
  return outcomes.filter((outcome): outcome is CountedExam => outcome.band !== undefined);
}

/** The scores at one end of the ranges, for the domain. */
export function scoresAt(end: keyof ScoreBand, counted: readonly CountedExam[]) {
  return counted.map(({ id, band }) => ({ exam: id, score: band[end] }));
}

/** The mean score at both ends of the ranges. */
export function meanOf(counted: readonly CountedExam[]) {
  const at = (end: keyof ScoreBand) => counted.reduce((sum, { band }) => sum + band[end], 0) / counted.length;
  return { low: at('low'), high: at('high') };
}
