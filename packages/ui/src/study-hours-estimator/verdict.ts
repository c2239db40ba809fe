import type { StudyPlan } from '@tutoring/domain/study-plan';
import { fill } from '../lib/fill';
import { shortfall } from './shortfall';
import { endsOf } from './study-ends';
import type { StudyOutcome } from './study-outcome';
import type { Texts } from './study-text';
import type { Words } from './words';

/** Whether a plan fits, on the day of the visitor's clock. */
export interface Verdict {
  text: string;
  /** Whether every exam and due date is past: then there is nothing left to fit. */
  isOver: boolean;
  /** Which of them are past, in words. @default none */
  past?: string | undefined;
}

/** Says whether a plan fits. A plan from a link or from storage may be of a day before its exams, and be read after them. */
export function verdictOf(
  { request, clock }: Pick<StudyOutcome, 'request' | 'clock'>,
  plan: StudyPlan,
  words: Words,
  texts: Texts,
): Verdict {
  const ends = endsOf(request, words, texts);
  // Days as texts are in the order of the days.
  const past = ends.filter(({ date }) => clock !== undefined && date < clock);
  if (past.length === ends.length) return { text: words.over, isOver: true };
  return {
    text: shortfall(plan, words, texts) ?? words.fits,
    isOver: false,
    past: past.length > 0 ? fill(words.past, { names: texts.list(past.map(({ name }) => name)) }) : undefined,
  };
}
