import type { SharedText } from '../../../build/model/mdx-component';
import type { RegionFacts } from './loader';

/** A region's facts with their labels, in the order of the page. How to write to us is the last. */
export function regionRows(
  { sessions, languages, ahead, currency, channel }: RegionFacts,
  { messages, price }: Pick<SharedText, 'messages' | 'price'>,
): [label: string, value: string][] {
  return [
    [messages.glanceSession, sessions],
    [messages.glanceLanguages, languages],
    [messages.glanceClock, clockText(messages, ahead)],
    [messages.glancePrice, price],
    [messages.glanceCurrency, currency],
    [messages.glanceChannel, channel.label],
  ];
}

function clockText(words: SharedText['messages'], ahead: RegionFacts['ahead']): string {
  if (!ahead) return words.glanceSame;
  const { winter, summer } = ahead;
  return winter === summer
    ? words.glanceAlike.replace('{hours}', winter)
    : words.glanceAhead.replace('{winter}', winter).replace('{summer}', summer);
}
