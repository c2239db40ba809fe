import type { MissingHours } from '@tutoring/domain/study-plan-kept';
import type { Texts } from './study-text';

/** `Chemistry: 2 hours and History: 1 hour` */
export function missingText(missing: readonly MissingHours[], texts: Texts): string {
  return texts.list(missing.map(({ id, hours }) => texts.named(id, texts.hours(hours))));
}
