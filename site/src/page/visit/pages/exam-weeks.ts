import { weeksTo } from '@tutoring/domain/exam-line';
import * as PART from '../../../contract/part-attributes';

/** Says how far exams are as on the day of the visitor: the page is of the day it was built. */
export function correctWeeks(now: number): void {
  // Days count from midnight where the visitor is; `weeksTo` knows only that of UTC.
  const here = now - new Date(now).getTimezoneOffset() * 60_000;
  for (const weeks of document.querySelectorAll(`[${PART.weeksTo}]`))
    weeks.textContent = weeksTo(weeks.getAttribute(PART.weeksTo) ?? '', document.documentElement.lang, here);
}
