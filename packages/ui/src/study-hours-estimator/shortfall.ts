import type { StudyPlan } from '@tutoring/domain/study-plan';
import { fill } from '../lib/fill';
import type { Texts } from './study-text';
import type { Words } from './words';

/** Says by how many hours a plan does not fit; `undefined` if it fits. */
export function shortfall({ fit, hoursAWeek }: StudyPlan, words: Words, texts: Texts): string | undefined {
  if (fit.fits) return undefined;
  return fill(words.fitsNot, { hours: texts.hours(hoursAWeek), missing: texts.hours(fit.missing) });
}
