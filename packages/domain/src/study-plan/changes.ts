import { applyAll, applyChange, withHours } from './apply-change';
import { smallestCombination } from './combination';
import { currentPercent, gradeAt, targetPercent } from './hours';
import type { StudyChange, StudyRequest } from './types';
import { HALF_HOURS, halfHoursOf, HEAVY_WEEK_HOURS } from './week';
import { fits, neededUnits, workOf } from './work';

/** The maximum number of single changes to suggest. */
const MOST_OFFERS = 3;
/** Suggested shares of retrieval practice are tenths. */
const PRACTICE_STEPS = 10;

/**
 * The changes that would make a request fit: up to three single changes, otherwise the smallest combination. Each change
 * is as small as possible.
 * @param request A valid request that does not fit.
 */
export function waysToFit(request: StudyRequest): StudyChange[][] {
  const levers = leversOf(request);
  const alone = levers.filter((lever) => fits(applyAll(request, [lever])));
  if (alone.length > 0) return alone.slice(0, MOST_OFFERS).map((lever) => trim(request, [lever]));
  const together = smallestCombination(request, levers);
  return together ? [trim(request, together)] : [];
}

/** All possible changes, each at its maximum. Changes that cost the visitor least come first. */
function leversOf(request: StudyRequest): StudyChange[] {
  const hours = halfHoursOf(request.hours) / HALF_HOURS;
  const levers: StudyChange[] = [];
  if (request.practice < 1) levers.push({ kind: 'more-practice', practice: 1 });
  // A week with few study days has room for less.
  const most = halfHoursOf(withHours(request.hours, HEAVY_WEEK_HOURS)) / HALF_HOURS;
  if (hours < most) levers.push(moreHours(hours, most));
  if (request.off && request.off.length > 0) levers.push({ kind: 'fewer-off', off: [...new Set(request.off)] });
  for (const { id, bounds, current, target } of request.subjects) {
    const grade = gradeAt(targetPercent(target, bounds), bounds) - 1;
    // Never suggest a target below the present grade.
    if (grade >= gradeAt(currentPercent(current, bounds), bounds)) {
      levers.push({ kind: 'lower-target', subject: id, grade });
    }
  }
  return levers;
}

function moreHours(now: number, hoursAWeek: number): StudyChange {
  return { kind: 'more-hours', by: hoursAWeek - now, hoursAWeek };
}

/** Reduces each change as far as the plan still fits, starting with the change that costs the visitor most. */
function trim(request: StudyRequest, changes: readonly StudyChange[]): StudyChange[] {
  const trimmed = [...changes];
  for (let index = changes.length - 1; index >= 0; index -= 1) {
    const change = trimmed[index];
    const others = trimmed.filter((_, other) => other !== index);
    if (change) trimmed[index] = leastOf(change, request, applyAll(request, others));
  }
  return trimmed;
}

/** The smallest form of a change that is enough, after the other changes have been applied. */
function leastOf(change: StudyChange, request: StudyRequest, changed: StudyRequest): StudyChange {
  switch (change.kind) {
    case 'more-hours': {
      const needed = neededUnits(workOf(changed), changed.hours, 'likely');
      const now = halfHoursOf(request.hours) / HALF_HOURS;
      return needed === undefined ? change : moreHours(now, needed / HALF_HOURS);
    }
    case 'more-practice': {
      const now = Math.floor(request.practice * PRACTICE_STEPS + 1e-9);
      const steps = Array.from({ length: PRACTICE_STEPS - now }, (_, index) => (now + index + 1) / PRACTICE_STEPS);
      const least = steps.find((practice) => fits({ ...changed, practice })) ?? 1;
      return { kind: 'more-practice', practice: least };
    }
    case 'fewer-off': {
      // Late days off help late exams only, so the visitor keeps those first.
      const late = [...change.off].sort().reverse();
      const given = late.reduce<readonly string[]>((off, kept) => {
        const fewer = off.filter((entry) => entry !== kept);
        return fits(applyChange(changed, { kind: 'fewer-off', off: fewer })) ? fewer : off;
      }, change.off);
      return { kind: 'fewer-off', off: given };
    }
    case 'lower-target':
      return change;
  }
}
