import { Link } from '@tutoring/ui/link';
import { fill } from '@tutoring/ui/internal/fill';
import { Highlight } from '@tutoring/ui/text';
import { Fragment } from 'react';
import { InItsLanguage } from '../../../shared/in-its-language';
import { mayRun, offerAttributes } from '../../../shared/offers/offer-attributes';
import { useLanguage } from '../../../shared/page-data';
import { PriceAndTerms } from '../price/component';
import type { OfferFacts } from './loader';

/** The offers that run when the page is read. */
export function RunningOffer() {
  const { messages, layout } = useLanguage();
  return layout.offers
    .filter((offer) => mayRun(offer) && !offer.season)
    .map((offer) => (
      <p key={offer.id} {...offerAttributes(offer, 'running')}>
        <Highlight>
          <InItsLanguage {...offer} />
        </Highlight>{' '}
        <Link href={offer.href}>{messages.offerLink}</Link>
      </p>
    ));
}

/** The offers of this page. While an offer runs, the page shows its conditions; afterwards, that it ended and the current price. */
export function OwnOffers({ facts: offers }: { facts: OfferFacts[] }) {
  const { messages } = useLanguage();
  return offers.map((offer) => (
    <Fragment key={offer.id}>
      {mayRun(offer) && (
        <p {...offerAttributes(offer, 'running')}>
          <Highlight>
            <InItsLanguage {...offer} />
          </Highlight>
        </p>
      )}
      <div {...(mayRun(offer) && offerAttributes(offer, 'ended'))}>
        <p>{fill(messages.offerEnded, { date: offer.lastDay })}</p>
        <h3>{messages.offerNow}</h3>
        <PriceAndTerms />
      </div>
    </Fragment>
  ));
}
