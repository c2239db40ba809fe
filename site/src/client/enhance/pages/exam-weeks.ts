import { countWeeksTo, weeksTo } from '@tutoring/domain/exam-line';
import { WEEKS_UNTIL } from '../../../shared/page-attributes';

/** Updates the time to the exams to the visitor's date. The HTML has the build's date. */
export function correctWeeks(now: number): void {
  // `weeksTo` counts days in UTC; shift the time so that days start at the visitor's midnight.
  const localNow = now - new Date(now).getTimezoneOffset() * 60_000;
  for (const weeks of document.querySelectorAll(`[${WEEKS_UNTIL}]`)) {
    const day = weeks.getAttribute(WEEKS_UNTIL) ?? '';
    weeks.textContent = weeksTo(day, document.documentElement.lang, localNow);
    updateTally(weeks.closest('figure')?.querySelectorAll('path') ?? [], countWeeksTo(day, localNow));
  }
}

/** The library's `Tally` draws upright strokes in one path, and every fifth stroke, which crosses four, in another. */
const GATE = 5;

/** Removes strokes from the end until the drawing shows this number of weeks. */
function updateTally([upright, crossing]: Iterable<SVGPathElement>, weeks: number): void {
  const crosses = Math.floor(weeks / GATE);
  if (upright) keepStrokes(upright, weeks - crosses);
  if (crossing) keepStrokes(crossing, crosses);
}

function keepStrokes(path: SVGPathElement, count: number): void {
  const strokes = path.getAttribute('d')?.split(/(?=M)/) ?? [];
  path.setAttribute('d', strokes.slice(0, count).join(''));
}
