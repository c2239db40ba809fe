import { applyAll } from './apply-change';
import type { StudyChange, StudyRequest } from './types';
import { halfHoursOf, weekOf } from './week';
import { capacityBefore, examJob, missingUnits, openDays, workOf } from './work';

/** A set of changes: bit `n` stands for the change with index `n`. */
type Mask = number;

/**
 * The first of the smallest sets of changes that make a request fit; `undefined` if all changes together are not enough.
 * Twelve subjects have about 30,000 sets, so the numbers that the test of a set needs are computed beforehand.
 */
export function smallestCombination(request: StudyRequest, changes: readonly StudyChange[]): StudyChange[] | undefined {
  const enough = fitTest(request, changes);
  const all = (1 << changes.length) - 1;
  if (!enough(all)) return undefined;
  const found = masksBySize(changes.length).find(enough) ?? all;
  return chosen(changes, found);
}

/** Makes a function that tests whether the request fits with a set of changes. */
function fitTest(request: StudyRequest, changes: readonly StudyChange[]): (mask: Mask) => boolean {
  const bitOf = (is: (change: StudyChange) => boolean): Mask => {
    const index = changes.findIndex(is);
    return index < 0 ? 0 : 1 << index;
  };
  const practiceBit = bitOf(({ kind }) => kind === 'more-practice');
  const hoursBit = bitOf(({ kind }) => kind === 'more-hours');
  const offBit = bitOf(({ kind }) => kind === 'fewer-off');

  /** A number that depends on two changes only: computed for their four combinations, then looked up by set. */
  const inEachState = (one: Mask, other: Mask, figure: (changed: StudyRequest) => number) => {
    const figures = [0, one, other, one | other].map((mask) => figure(applyAll(request, chosen(changes, mask))));
    return (mask: Mask) => figures[(mask & one ? 1 : 0) + (mask & other ? 2 : 0)] ?? 0;
  };

  const work = workOf(request);
  const demands = work.jobs.map((job) => {
    const targetBit = bitOf(
      (change) => change.kind === 'lower-target' && job.for === 'exam' && change.subject === job.id,
    );
    const units = inEachState(practiceBit, targetBit, ({ subjects, practice }) => {
      const subject = job.for === 'exam' ? subjects.find(({ id }) => id === job.id) : undefined;
      return (subject ? examJob(subject, practice) : job).units.likely;
    });
    return { due: job.due, units };
  });
  const capacities = new Map(
    demands.map(({ due }) => [due, inEachState(hoursBit, offBit, (changed) => capacityAt(due, changed))]),
  );
  return (mask) => {
    const wanted = demands.map(({ due, units }) => ({ due, units: units(mask) }));
    return missingUnits(wanted, (due) => capacities.get(due)?.(mask) ?? 0) === 0;
  };
}

/** The half hours that a request has before a due day. */
function capacityAt(due: number, request: StudyRequest): number {
  const work = workOf(request);
  return capacityBefore(due, openDays(work), weekOf(request.hours, halfHoursOf(request.hours)));
}

function chosen(changes: readonly StudyChange[], mask: Mask): StudyChange[] {
  return changes.filter((_, index) => mask & (1 << index));
}

/** All non-empty sets of `count` changes, smallest first. */
function masksBySize(count: number): Mask[] {
  const masks = Array.from({ length: (1 << count) - 1 }, (_, index) => index + 1);
  const size = (mask: Mask): number => (mask === 0 ? 0 : (mask & 1) + size(mask >> 1));
  return masks.sort((one, other) => size(one) - size(other) || one - other);
}
