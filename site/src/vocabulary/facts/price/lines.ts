import type { Said } from '../../word';

/** The lowest price, and what holds for moving and cancelling: a line each. */
export function priceLines(said: Said): string[] {
  return [fromPrice(said), said.cancellation];
}

/** The lowest price, as a sentence. */
export function fromPrice({ words, price }: Said): string {
  return words.fromPrice.replace('{price}', price);
}
