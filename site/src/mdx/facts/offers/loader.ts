import { lastDayOf, offerText, offerTime } from '../../../build/model/offer-time';
import type { OfferTime } from '../../../shared/offer';
import type { Loader } from '../../../build/model/mdx-component';

/** An offer as its own pages tell of it. */
export interface OfferFacts extends OfferTime {
  id: string;
  text: string;
  /** Its last day, ready to read. */
  lastDay: string;
}

/** The offers a page tells of, those that have ended as well. Those that run are the shell's. */
export const offers: Loader<OfferFacts[]> = {
  load: ({ page: { path, lang }, language, data: { offers: all, messages } }) =>
    Object.entries(all)
      .filter(([, { pages }]) => pages.includes(path))
      .map(([id, offer]) => ({
        id,
        text: offerText(messages[language].offers[id] ?? '', offer.until, lang),
        ...offerTime(offer),
        lastDay: lastDayOf(offer.until, lang),
      })),
  // Of one that has ended, its page says only that it has.
  textOf: (all) => all.filter(({ until }) => until > Date.now()).map(({ text }) => text),
};
