import { lastDayOf, offerText, offerTime } from '../../../build/model/offer-time';
import { buildDay } from '../../../build/model/build-day';
import { isRunning, type OfferTime } from '../../../shared/offers/offer';
import { fill } from '@tutoring/ui/internal/fill';
import type { DataText } from '../../../shared/localised-text';
import type { Loader } from '../../../build/model/mdx-component';

/** An offer as its own pages show it. */
export interface OfferFacts extends OfferTime, DataText {
  id: string;
  /** Its last day, formatted. */
  lastDay: string;
}

/** The offers of a page, including those that ended. */
export const offers: Loader<OfferFacts[]> = {
  load: ({ page: { path, lang }, language, data: { offers: all } }) =>
    Object.entries(all)
      .filter(([, { pages }]) => pages.includes(path))
      .map(([id, offer]) => ({
        id,
        ...offerText(offer, language, lang),
        ...offerTime(offer),
        lastDay: lastDayOf(offer.until, lang),
      })),
  // The search knows the offers that run on the day of the build, and none that ended or will start later.
  textOf: (all) => all.filter((offer) => isRunning(offer, buildDay())).map(({ text }) => text),
  // People ask the chat whether an offer still runs.
  linesOf: (all, _, { messages }) => [
    {
      lines: all
        .filter((offer) => isRunning(offer, buildDay()) || offer.until <= buildDay())
        .map(({ text, lastDay, ...offer }) =>
          isRunning(offer, buildDay()) ? text : `${text} ${fill(messages.offerEnded, { date: lastDay })}`,
        ),
    },
  ],
};
