import { countWeeksTo, weeksTo } from '@tutoring/domain/exam-line';
import { WEEKS_UNTIL } from '../../../shared/page-attributes';

/** Says how far exams are as on the day of the visitor: the page is of the day it was built. */
export function correctWeeks(now: number): void {
  // Days count from midnight where the visitor is; `weeksTo` knows only that of UTC.
  const here = now - new Date(now).getTimezoneOffset() * 60_000;
  for (const weeks of document.querySelectorAll(`[${WEEKS_UNTIL}]`)) {
    const day = weeks.getAttribute(WEEKS_UNTIL) ?? '';
    weeks.textContent = weeksTo(day, document.documentElement.lang, here);
    strike(weeks.closest('figure')?.querySelectorAll('path') ?? [], countWeeksTo(day, here));
  }
}

/** As `Tally` of the library draws: the strokes that stand are one path, every fifth, which crosses four, is in the other. */
const GATE = 5;

/** Leaves as many strokes in a drawing as there are weeks: the last ones go. */
function strike([standing, crossing]: Iterable<SVGPathElement>, weeks: number): void {
  const crosses = Math.floor(weeks / GATE);
  if (standing) leave(standing, weeks - crosses);
  if (crossing) leave(crossing, crosses);
}

function leave(path: SVGPathElement, count: number): void {
  const strokes = path.getAttribute('d')?.split(/(?=M)/) ?? [];
  path.setAttribute('d', strokes.slice(0, count).join(''));
}
