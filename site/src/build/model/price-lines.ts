import type { SharedText } from './mdx-component';

/** The lowest price and the cancellation rule, one line each. */
export function priceLines(shared: SharedText): string[] {
  return [fromPrice(shared), shared.cancellation];
}

/** The lowest price, as a sentence. */
export function fromPrice({ messages, price }: SharedText): string {
  return messages.fromPrice.replace('{price}', price);
}
