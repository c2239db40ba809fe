import type { StudyPlan } from '@tutoring/domain/study-plan';
import { fill } from '../lib/fill';
import type { Texts } from './study-text';
import type { Messages } from './translation';

/** Says how many hours a week the plan needs, and how many are available. An estimate is `undefined` if no week is long enough. */
export function neededText({ neededAWeek, hoursAWeek }: StudyPlan, messages: Messages, texts: Texts): string {
  const { low, likely, high } = neededAWeek;
  const available = texts.hours(hoursAWeek);
  if (low === undefined) return fill(messages.neededNone, { available });
  if (likely === undefined) return fill(messages.neededLow, { low: texts.hours(low), available });
  if (high === undefined) {
    return fill(messages.neededOpen, { likely: texts.hours(likely), low: texts.hours(low), available });
  }
  return fill(messages.needed, { likely: texts.hours(likely), range: texts.range(low, high), available });
}
