import type { ApEntry, ApResult, ApScore } from '@tutoring/domain/ap-score';
import { fill } from '../lib/fill';
import type { Numbers } from './numbers';
import { headlineOf } from './result-text';
import { sectionNeeds } from './section-needs';
import type { Messages } from './translation';

/** Says the fewest points in one section that are missing for the score above the headline's; `undefined` if none is enough. */
export function nextScoreText(
  entry: ApEntry,
  result: ApResult,
  messages: Messages,
  numbers: Numbers,
): string | undefined {
  const score = headlineOf(result).high + 1;
  if (!result.complete || score > 5) return undefined;
  const missing = sectionNeeds(entry, result, score as ApScore).flatMap(({ id, low, high }) => {
    const raw = result.sections.find((section) => section.id === id)?.raw ?? 0;
    // Needed only with the highest cut: the lowest is reached.
    return low === undefined || high === undefined ? [] : [{ low: Math.max(low - raw, 0), high: high - raw }];
  });
  const [least] = missing.sort((one, other) => one.high - other.high);
  return least && fill(messages.toGo, { points: numbers.range(least), score: String(score) });
}
