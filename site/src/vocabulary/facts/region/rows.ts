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
    [words.glanceClock, clockText(words, ahead)],
    [words.glancePrice, price],
    [words.glanceCurrency, currency],
    [words.glanceChannel, channel.label],
  ];
}

function clockText(words: Said['words'], ahead: RegionFacts['ahead']): string {
  if (!ahead) return words.glanceSame;
  const { winter, summer } = ahead;
  return winter === summer
    ? words.glanceAlike.replace('{hours}', winter)
    : words.glanceAhead.replace('{winter}', winter).replace('{summer}', summer);
}
