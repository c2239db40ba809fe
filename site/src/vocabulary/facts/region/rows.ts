import type { Said } from '../../word';
import type { RegionFacts } from './facts';

/** A region's facts with their labels, in the order of the page. How to write to us is the last. */
export function regionRows(
  { sessions, languages, ahead, currency, channel }: RegionFacts,
  { words, price }: Pick<Said, 'words' | 'price'>,
): [label: string, value: string][] {
  return [
    [words.glanceSession, sessions],
    [words.glanceLanguages, languages],
    [words.glanceClock, ahead ? clockText(words.glanceAhead, ahead) : words.glanceSame],
    [words.glancePrice, price],
    [words.glanceCurrency, currency],
    [words.glanceChannel, channel.label],
  ];
}

function clockText(pattern: string, { winter, summer }: NonNullable<RegionFacts['ahead']>): string {
  return pattern.replace('{winter}', winter).replace('{summer}', summer);
}
