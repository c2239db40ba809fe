import { lastDayOf, offerText, offerTime } from '../../../build/model/offer-time';
import { buildDay } from '../../../build/model/build-day';
import { isRunning, type OfferTime } from '../../../shared/offers/offer';
import type { Loader } from '../../../build/model/mdx-component';

/** An offer as its own pages show it. */
export interface OfferFacts extends OfferTime {
  id: string;
  text: string;
  /** Its last day, formatted. */
  lastDay: string;
}

/** The offers of a page, including those that ended. */
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
  // Search and chat know the offers that run on the day of the build, and none that ended or will start later.
  textOf: (all) => all.filter((offer) => isRunning(offer, buildDay())).map(({ text }) => text),
};
