import type { StudyPlan } from '@tutoring/domain/study-plan';
import { fill } from '../lib/fill';
import type { Texts } from './study-text';
import type { Messages } from './translation';

/** Says by how many hours a plan does not fit; `undefined` if it fits. */
export function shortfall({ fit, hoursAWeek }: StudyPlan, messages: Messages, texts: Texts): string | undefined {
  if (fit.fits) return undefined;
  return fill(messages.fitsNot, { hours: texts.hours(hoursAWeek), missing: texts.hours(fit.missing) });
}
