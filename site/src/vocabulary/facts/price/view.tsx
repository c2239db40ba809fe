import { fill } from '@tutoring/ui/provider';
import { useLanguage } from '../../../shell/page-data';

/** The lowest price, and what holds for moving and cancelling. */
export function PriceAndTerms() {
  const { words, shell } = useLanguage();
  return (
    <p>
      {fill(words.fromPrice, { price: shell.price })} {shell.cancellation}
    </p>
  );
}
