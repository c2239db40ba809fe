import { TrustList } from '@tutoring/ui/trust-list';
import { createElement, type ComponentType } from 'react';
import type { PropsOf } from '../words';
import type { FactName } from './attributes';
import { ChangesHere, ChangesTable } from './changes/view';
import { CountingByRegion } from './counting/view';
import type { FactsOf } from './facts';
import { EmergencyNumbers, HelplineList } from './helplines/view';
import { Nearest } from './nearest/view';
import { OwnOffers, RunningOffer } from './offers/view';
import { PriceAndTerms } from './price/view';
import { RegionGlance } from './region/view';
import { Retention } from './retention/view';
import { SessionTimes } from './session-times/view';
import { Testimonials } from './testimonials/view';
import { TierTable } from './tiers/table';
import { BookingTiers } from './tiers/view';
import { Trader } from './trader/view';

const VIEWS: { [Name in FactName]: ComponentType<{ facts: FactsOf[Name] }> } = {
  changes: ChangesTable,
  'changes-here': ChangesHere,
  counting: CountingByRegion,
  'emergency-numbers': EmergencyNumbers,
  helplines: HelplineList,
  nearest: Nearest,
  offer: RunningOffer,
  offers: OwnOffers,
  price: PriceAndTerms,
  region: RegionGlance,
  retention: Retention,
  'session-times': SessionTimes,
  testimonials: Testimonials,
  tiers: BookingTiers,
  'tier-table': TierTable,
  trader: Trader,
  trust: ({ facts }) => <TrustList items={facts} />,
};

/** What stands in data/*.yaml or in the code's own tables, by the name a writer gives it. */
export function Facts({ of, facts }: PropsOf<'Facts'>) {
  return viewOf(of, facts);
}

/** Name and facts belong together: the build has found the one by the other. */
function viewOf<Name extends FactName>(of: Name, facts: FactsOf[Name]) {
  return createElement<{ facts: FactsOf[Name] }>(VIEWS[of], { facts });
}
