import { priceText } from '@tutoring/domain/prices';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const { from, session } = parse(readFileSync(join(import.meta.dirname, '../site/data/prices.yaml'), 'utf8')) as {
  from: { currency: string; amount: number }[];
  session: { minutes: number };
};

/** The price of some sessions as English pages write it, with ordinary spaces. */
export const priceOf = (sessions: number) =>
  priceText(
    from.map(({ currency, amount }) => ({ currency, amount: amount * sessions })),
    'en',
  ).replace(/\s/g, ' ');
/** The lowest price of a session. */
export const PRICE = priceOf(1);
/** The first amount of that price. */
export const AMOUNT = from[0]?.amount ?? 0;
/** Minutes of a session. */
export const MINUTES = session.minutes;
