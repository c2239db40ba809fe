import { weeksTo } from '@tutoring/domain/exam-line';
import * as PART from '../../../contract/part-attributes';

/** Says how far exams are as on the day of the visitor: the page is of the day it was built. */
export function correctWeeks(now: number): void {
  for (const weeks of document.querySelectorAll(`[${PART.weeksTo}]`))
    weeks.textContent = weeksTo(weeks.getAttribute(PART.weeksTo) ?? '', document.documentElement.lang, now);
}
