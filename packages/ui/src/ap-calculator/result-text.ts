import type { ApResult, ApScore, Range, ScoreReach } from '@tutoring/domain/ap-score';
import { fill } from '../lib/fill';
import type { Numbers } from './numbers';
import type { Words } from './words';

/** Says the composite, or its range while sections are open. */
export function compositeText({ low, high }: Range, words: Words, numbers: Numbers): string {
  if (low === high) return fill(words.composite, { value: numbers.of(low) });
  return fill(words.compositeOpen, { low: numbers.of(low), high: numbers.of(high) });
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
export function headlineText(result: ApResult, words: Words): string {
  const { message, low, high } = headlineOf(result);
  return fill(words[message], { score: String(low), low: String(low), high: String(high) });
}

/** The lines below the headline: other scores, the composite, and a warning if the evidence is thin. */
export function remarksOf(result: ApResult, words: Words, numbers: Numbers): string[] {
  const { possible, composite, cuts } = result;
  const { low, high } = headlineOf(result);
  const isSaid = possible.low === low && possible.high === high && low !== high;
  const others =
    possible.low === possible.high
      ? words.onlyOne
      : fill(words.possible, { low: String(possible.low), high: String(possible.high) });
  return [
    ...(isSaid ? [] : [others]),
    compositeText(composite, words, numbers),
    ...(cuts.confidence === 'low' ? [words.lowConfidence] : []),
  ];
}

/** Says whether a score is reached, and how many points are missing. */
export function reachText(
  { reach, missing }: ScoreReach,
  { complete }: ApResult,
  words: Words,
  numbers: Numbers,
): string[] {
  if (reach === 'sure') return [words.reach_sure];
  // More points in a section can still reach it. The next part of the result says how many.
  const text = complete && reach === 'out-of-reach' ? words.notReached : words[`reach_${reach}`];
  return [text, fill(words.missing, { value: numbers.range(missing) })];
}
