import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { lastDayOf, offerTime } from '../site/build/model/offer-time.ts';

const offers = parse(readFileSync(join(import.meta.dirname, '../site/data/offers.yaml'), 'utf8')) as Record<
  string,
  { from?: string; until: string; pages: string[] }
>;

/** The offers of the data that have ended, with their last day as English pages write it. */
export const ENDED_OFFERS = Object.entries(offers)
  .filter(([, offer]) => offerTime(offer).until <= Date.now())
  .map(([id, { until, pages }]) => ({ id, pages, lastDay: lastDayOf(until, 'en') }));
