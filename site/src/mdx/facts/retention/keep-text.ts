import type { Retention } from '@tutoring/domain/retention';
import { fill } from '@tutoring/ui/internal/fill';
import type { PrivacyMessages } from '../../../shared/messages/privacy/types';

/** How long correspondence and contracts are kept, as a sentence. */
export function keepText(retention: Retention, { keep }: PrivacyMessages): string {
  switch (retention.kind) {
    case 'years':
      return fill(retention.orUntilFulfilled ? keep.fulfilled : keep.years, { years: String(retention.years) });
    case 'purposes':
      return fill(keep.purposes, {
        marketing: String(retention.marketing),
        contracts: String(retention.contracts),
      });
    case 'minimal':
      return keep.minimal;
  }
}
