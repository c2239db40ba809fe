import { PromoBanner } from '@tutoring/ui/promo-banner';
import { BEFORE_PAINT } from '../../shared/before-paint';
import { mayRun, sideOf } from '../../shared/offer-side';
import { useLanguage, usePage } from '../../shared/page-data';

/**
 * The lines above the page: offers and banners of a season that are shown now, or may be before the next build. The inline
 * script shows at most one, by the visitor's clock, and none that the visitor has closed.
 */
export function Promo() {
  const { componentMessages, messages, layout } = useLanguage();
  const { path } = usePage();
  // A banner leads to its page; an offer stands there too, without its card.
  const lines = layout.offers.filter((offer) => mayRun(offer) && !(offer.season && offer.href === path));
  return lines.map((offer, at) => (
    <PromoBanner
      key={offer.id}
      {...sideOf(offer, 'running')}
      data-offer={offer.id}
      data-card={offer.pages.includes(path) ? undefined : offer.card}
      text={offer.text}
      href={offer.href}
      linkLabel={offer.season?.link ?? messages.offerLink}
      dismissible
      {...(offer.season && {
        'aria-label': offer.season.name,
        messages: { dismiss: componentMessages['notice-card']?.close },
      })}
      {...(at === lines.length - 1 && { [BEFORE_PAINT]: '' })}
    />
  ));
}
