import type { ApResult, ApScore, Range, ScoreReach } from '@tutoring/domain/ap-score';
import { fill } from '../lib/fill';
import type { Numbers } from './numbers';
import type { Messages } from './translation';

/** Says the composite, or its range while sections are open. */
export function compositeText({ low, high }: Range, messages: Messages, numbers: Numbers): string {
  if (low === high) return fill(messages.composite, { value: numbers.of(low) });
  return fill(messages.compositeOpen, { low: numbers.of(low), high: numbers.of(high) });
}

/** The result in a few words. */
export interface Headline {
  message: 'likely' | 'likelyRange' | 'roughly' | 'roughlyRange' | 'openRange';
  low: ApScore;
  high: ApScore;
}

/** A score is “likely” only if all points are entered and the cuts of this subject are known; otherwise it is “possible”. */
export function headlineOf({ complete, likely, possible, cuts }: ApResult): Headline {
  const isRough = cuts.confidence === 'low';
  const { low, high } = complete && !isRough ? likely : possible;
  if (low === high) return { low, high, message: isRough ? 'roughly' : 'likely' };
  return { low, high, message: !complete ? 'openRange' : isRough ? 'roughlyRange' : 'likelyRange' };
}

/** {@link headlineOf} as a text. */
export function headlineText(result: ApResult, messages: Messages): string {
  const { message, low, high } = headlineOf(result);
  return fill(messages[message], { score: String(low), low: String(low), high: String(high) });
}

/** The lines below the headline: other scores, the composite, and a warning if the evidence is thin. */
export function remarksOf(result: ApResult, messages: Messages, numbers: Numbers): string[] {
  const { possible, composite, cuts } = result;
  const { low, high } = headlineOf(result);
  const isSaid = possible.low === low && possible.high === high && low !== high;
  const others =
    possible.low === possible.high
      ? messages.onlyOne
      : fill(messages.possible, { low: String(possible.low), high: String(possible.high) });
  return [
    ...(isSaid ? [] : [others]),
    compositeText(composite, messages, numbers),
    ...(cuts.confidence === 'low' ? [messages.lowConfidence] : []),
  ];
}

/** Says whether a score is reached, and how many points are missing. */
export function reachText(
  { reach, missing }: ScoreReach,
  { complete }: ApResult,
  messages: Messages,
  numbers: Numbers,
): string[] {
  if (reach === 'sure') return [messages.reach_sure];
  // More points in a section can still reach it. The next part of the result says how many.
  const text = complete && reach === 'out-of-reach' ? messages.notReached : messages[`reach_${reach}`];
  return [text, fill(messages.missing, { value: numbers.range(missing) })];
}
