import type { Language } from '@tutoring/domain/languages';
import { priceText } from '@tutoring/domain/prices';
import { localisedText } from '../../shared/localised-text';
import { punctuationOf, spaceAfterStop } from '../../shared/punctuation';
import type { SiteData } from '../content/data';
import type { SharedText } from './mdx-component';

/** The lowest price and the cancellation rule, one line each. */
export function priceLines(shared: SharedText): string[] {
  return [fromPrice(shared), shared.cancellation].filter(Boolean);
}

/** The rules for moving a session and for money back, without what the owner has struck. */
export function cancellationText(language: Language, { messages }: Pick<SiteData, 'messages'>): string {
  const { cancellation, refund } = messages[language];
  return [cancellation, refund].filter(Boolean).join(spaceAfterStop(language));
}

/** The lowest price, as a sentence. */
export function fromPrice({ messages, price }: SharedText): string {
  return messages.fromPrice.replace('{price}', price);
}

/** The lowest price, followed by that of each level: `USD 59 / CAD 79 · IB HL: USD 65 / CAD 88`. */
export function pricesText(data: SiteData, language: Language): string {
  return [priceText(data.prices.from, language), ...levelPrices(data, language)].join(' · ');
}

/** The price of each level that has its own: `IB HL: USD 65 / CAD 88`. */
export function levelPrices({ prices }: SiteData, language: Language): string[] {
  const { colon } = punctuationOf(language);
  return prices.levels.map(({ level, from }) => localisedText(level, language) + colon + priceText(from, language));
}
