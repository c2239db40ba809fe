import type { Amount } from '../prices';
import { readPlaces, type Places } from './places';

/** The business's facts that answers need. */
export interface ChatFacts {
  /** The places that pages are about. */
  places: Places;
  /** The lowest price of a session, in each currency. */
  prices: readonly Amount[];
}

/** The address of the facts. */
export const CHAT_FACTS_ADDRESS = '/passages/facts.json';

/** Parses facts; `undefined` if they are invalid. */
export function readChatFacts(value: unknown): ChatFacts | undefined {
  const { places, prices } = (value ?? {}) as Partial<Record<string, unknown>>;
  const known = readPlaces(places);
  return known && Array.isArray(prices) && prices.every(isAmount) ? { places: known, prices } : undefined;
}

function isAmount(value: unknown): value is Amount {
  const { currency, amount } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof currency === 'string' && typeof amount === 'number';
}
