import { PromoBanner } from '@tutoring/ui/promo-banner';
import { BEFORE_PAINT } from '../../shared/before-paint';
import { InItsLanguage } from '../../shared/in-its-language';
import { mayRun, offerAttributes } from '../../shared/offers/offer-attributes';
import { useLanguage, usePage } from '../../shared/page-data';

/**
 * The promo lines above the page: offers and seasonal banners that run now, or may run before the next build. The inline
 * script shows at most one, by the visitor's clock, and none that the visitor closed.
 */
export function Promo() {
  const { componentMessages, messages, layout } = useLanguage();
  const { path } = usePage();
  // A banner is not shown on the page that it links to; an offer is, but without its card.
  const lines = layout.offers.filter((offer) => mayRun(offer) && !(offer.season && offer.href === path));
  return lines.map((offer, index) => (
    <PromoBanner
      key={offer.id}
      {...offerAttributes(offer, 'running')}
      data-offer={offer.id}
      data-card={offer.pages.includes(path) ? undefined : offer.card}
      text={<InItsLanguage {...offer} />}
      href={offer.href}
      linkLabel={offer.season?.link ?? messages.offerLink}
      dismissible
      {...(offer.season && {
        'aria-label': offer.season.name,
        messages: { dismiss: componentMessages['notice-card']?.close },
      })}
      {...(index === lines.length - 1 && { [BEFORE_PAINT]: '' })}
    />
  ));
}
