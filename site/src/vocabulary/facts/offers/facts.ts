import { lastDayOf, offerText, offerTime } from '../../../../build/model/offer-time';
import type { OfferTime } from '../../../contract/offer';
import type { LookUp } from '../../word';

/** An offer as its own pages tell of it. */
export interface OfferFacts extends OfferTime {
  id: string;
  text: string;
  /** Its last day, ready to read. */
  lastDay: string;
}

/** The offers a page tells of, those that have ended as well. Those that run are the shell's. */
export const offers: LookUp<OfferFacts[]> = {
  find: ({ page: { path, lang }, language, data: { offers: all, words } }) =>
    Object.entries(all)
      .filter(([, { pages }]) => pages.includes(path))
      .map(([id, offer]) => ({
        id,
        text: offerText(words[language].offers[id] ?? '', offer.until, lang),
        ...offerTime(offer),
        lastDay: lastDayOf(offer.until, lang),
      })),
  // Of one that has ended, its page says only that it has.
  textOf: (all) => all.filter(({ until }) => until > Date.now()).map(({ text }) => text),
};
