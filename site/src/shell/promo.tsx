import { PromoBanner } from '@tutoring/ui/promo-banner';
import { mayRun, sideOf } from './offer-side';
import { useLanguage, usePage } from './page-data';

/** The offers that run, or may yet, each in one line above the page: page/visit/offers.ts shows the one of the day. */
export function Promo() {
  const { words, shell } = useLanguage();
  const { path } = usePage();
  return shell.offers.filter(mayRun).map((offer) => (
    <PromoBanner
      key={offer.id}
      {...sideOf(offer, 'running')}
      data-offer={offer.id}
      // Its own pages say enough of it.
      data-card={offer.pages.includes(path) ? undefined : offer.card}
      text={offer.text}
      href={offer.href}
      linkLabel={words.offerLink}
      dismissible
    />
  ));
}
