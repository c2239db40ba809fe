import { fill } from '@tutoring/ui/internal/fill';
import { useLanguage } from '../../../shared/page-data';

/** The lowest price, and the rule for moving and cancelling. */
export function PriceAndTerms() {
  const { messages, layout } = useLanguage();
  return (
    <p>
      {fill(messages.fromPrice, { price: layout.price })} {layout.cancellation}
    </p>
  );
}
