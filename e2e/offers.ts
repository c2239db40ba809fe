import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const offers = parse(readFileSync(join(import.meta.dirname, '../site/data/offers.yaml'), 'utf8')) as Record<
  string,
  { until: string; pages: string[] }
>;
/** Offers end with a day on the business's clock; Canada writes it as ISO does. */
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date());
const written = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** The offers of the data that have ended, with their last day as English pages write it. */
export const ENDED_OFFERS = Object.entries(offers)
  .filter(([, { until }]) => until < today)
  .map(([id, { until, pages }]) => ({ id, pages, lastDay: written.format(new Date(until)) }));
