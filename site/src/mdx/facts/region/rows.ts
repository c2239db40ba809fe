import type { SharedText } from '../../../build/model/mdx-component';
import type { RegionFacts } from './loader';

/** A region's facts with their labels, in the order of the page. */
export function regionRows(
  { sessions, languages, ahead, currency, channel }: RegionFacts,
  { messages, prices }: Pick<SharedText, 'messages' | 'prices'>,
): [label: string, value: string][] {
  return [
    [messages.glanceSession, sessions],
    [messages.glanceLanguages, languages],
    [messages.glanceClock, clockText(messages, ahead)],
    [messages.glancePrice, prices],
    [messages.glanceCurrency, currency],
    [messages.glanceChannel, channel.label],
  ];
}

function clockText(messages: SharedText['messages'], ahead: RegionFacts['ahead']): string {
  if (!ahead) return messages.glanceSame;
  const { winter, summer } = ahead;
  return winter === summer
    ? messages.glanceAlike.replace('{hours}', winter)
    : messages.glanceAhead.replace('{winter}', winter).replace('{summer}', summer);
}
