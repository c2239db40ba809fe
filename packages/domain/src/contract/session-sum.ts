import { numberRangeText, priceRangeText, priceText, type Amount } from '../prices';

/** The price of a number of sessions, at the lowest price of one. */
export interface SessionSum {
  /** The least and the most sessions: a month has four or five weeks. */
  sessions: readonly [least: number, most: number];
  /** The lowest price of a session, in each currency. */
  each: readonly Amount[];
}

/** Whether a value is a sum that {@link sumText} can write. */
export function isSessionSum(value: unknown): value is SessionSum {
  const { sessions, each } = (value ?? {}) as Record<string, unknown>;
  if (!Array.isArray(sessions) || !Array.isArray(each)) return false;
  const [least, most] = sessions as unknown[];
  return (
    sessions.length === 2 && isCount(least) && isCount(most) && least <= most && each.length > 0 && each.every(isAmount)
  );
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}

function isAmount(value: unknown): value is Amount {
  const { currency, amount } = (value ?? {}) as Record<string, unknown>;
  // `Intl` throws for anything else.
  return typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) && Number.isFinite(amount) && Number(amount) > 0;
}

/**
 * The sum as text: `8 × USD 59 / CAD 79 = USD 472 / CAD 632`, and `4–5 × … = USD 236–295 / CAD 316–395`.
 * @param lang BCP 47.
 */
export function sumText({ sessions: [least, most], each }: SessionSum, lang: string): string {
  const sum = each.map(({ currency, amount }) => ({
    currency,
    least: inCents(amount * least),
    most: inCents(amount * most),
  }));
  const count = numberRangeText(String(least), String(most), lang);
  return `${count} × ${priceText(each, lang)} = ${priceRangeText(sum, lang)}`;
}

/** Without the errors of binary fractions: 100 × 19.99 is 1999. */
const inCents = (amount: number) => Math.round(amount * 100) / 100;
