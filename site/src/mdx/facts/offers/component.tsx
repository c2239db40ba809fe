import { Link } from '@tutoring/ui/link';
import { fill } from '@tutoring/ui/provider';
import { Highlight } from '@tutoring/ui/text';
import { Fragment } from 'react';
import { mayRun, sideOf } from '../../../shared/offer-side';
import { useLanguage } from '../../../shared/page-data';
import { PriceAndTerms } from '../price/component';
import type { OfferFacts } from './loader';

/** The offer that runs now; nothing, if none runs or will. */
export function RunningOffer() {
  const { messages, layout } = useLanguage();
  return layout.offers
    .filter((offer) => mayRun(offer) && !offer.season)
    .map((offer) => (
      <p key={offer.id} {...sideOf(offer, 'running')}>
        <Highlight>{offer.text}</Highlight> <Link href={offer.href}>{messages.offerLink}</Link>
      </p>
    ));
}

/** The offers this page tells of: running, they say their conditions; ended, they say so and what holds now. */
export function OwnOffers({ facts: offers }: { facts: OfferFacts[] }) {
  const { messages } = useLanguage();
  return offers.map((offer) => (
    <Fragment key={offer.id}>
      {mayRun(offer) && (
        <p {...sideOf(offer, 'running')}>
          <Highlight>{offer.text}</Highlight>
        </p>
      )}
      <div {...(mayRun(offer) && sideOf(offer, 'ended'))}>
        <p>{fill(messages.offerEnded, { date: offer.lastDay })}</p>
        <h3>{messages.offerNow}</h3>
        <PriceAndTerms />
      </div>
    </Fragment>
  ));
}
