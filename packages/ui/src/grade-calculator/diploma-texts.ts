import type { MarkedDiploma } from '@tutoring/domain/ib-diploma';
import { fill } from '../lib/fill';
import type { Messages } from './translation';

/** The range of the points over past sessions; `undefined` if they agree. */
export function rangeText({ lowest, highest }: MarkedDiploma, messages: Messages): string | undefined {
  if (!('points' in lowest) || !('points' in highest) || lowest.points === highest.points) return undefined;
  return fill(messages.marks_range, { low: String(lowest.points), high: String(highest.points) });
}

/** Says if the lowest or the highest grades of past sessions change the award. */
export function awardNote({ likely, lowest, highest }: MarkedDiploma, messages: Messages): string | undefined {
  if (likely.status === 'awarded' && lowest.status === 'not-awarded') return messages.marks_lowest;
  if (likely.status === 'not-awarded' && highest.status === 'awarded') return messages.marks_highest;
  return undefined;
}
