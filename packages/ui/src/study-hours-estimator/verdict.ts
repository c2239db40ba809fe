import type { StudyPlan } from '@tutoring/domain/study-plan';
import { fill } from '../lib/fill';
import { shortfall } from './shortfall';
import { endsOf } from './study-ends';
import type { StudyOutcome } from './study-outcome';
import type { Texts } from './study-text';
import type { Messages } from './translation';

/** Whether a plan fits, as of the day of the visitor's clock. */
export interface Verdict {
  text: string;
  /** Whether every exam and due date is past. */
  isOver: boolean;
  /** A text that names the past exams and due dates. @default none */
  past?: string | undefined;
}

/** Says whether a plan fits. A visitor can open a plan from a link or from storage after its exams. */
export function verdictOf(
  { request, clock }: Pick<StudyOutcome, 'request' | 'clock'>,
  plan: StudyPlan,
  messages: Messages,
  texts: Texts,
): Verdict {
  const ends = endsOf(request, messages, texts);
  // ISO dates compare correctly as text.
  const past = ends.filter(({ date }) => clock !== undefined && date < clock);
  if (past.length === ends.length) return { text: messages.over, isOver: true };
  return {
    text: shortfall(plan, messages, texts) ?? messages.fits,
    isOver: false,
    past: past.length > 0 ? fill(messages.past, { names: texts.list(past.map(({ name }) => name)) }) : undefined,
  };
}
