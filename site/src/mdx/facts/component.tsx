import { TrustList } from '@tutoring/ui/trust-list';
import { createElement, type ComponentType } from 'react';
import type { PropsOf } from '../registry';
import type { FactName } from './schema';
import { Answers } from './answers/component';
import { ConsultationTerms } from './consultation-terms/component';
import { ChangesHere, ChangesTable } from './changes/component';
import { CountingByRegion } from './counting/component';
import { ApExams, ApTimes, DateFilter, DateList, DatesByRegion } from './dates/component';
import type { FactsOf } from './loader';
import { EmergencyNumbers, HelplineList } from './helplines/component';
import { Nearest } from './nearest/component';
import { OwnOffers, RunningOffer } from './offers/component';
import { FactRows } from './fact-rows';
import { Drawing } from '../hero/drawings/component';
import { People } from './people/component';
import { MonthlyPrices } from './plans/component';
import { PriceAndTerms } from './price/component';
import { RegionGlance } from './region/component';
import { Retention } from './retention/component';
import { SchoolExample } from './school-example/component';
import { SessionTimes } from './session-times/component';
import { Testimonials } from './testimonials/component';
import { TierTable } from './tiers/table';
import { BookingTiers } from './tiers/component';
import { Teachers } from './teachers/component';
import { Tutors } from './tutors/component';

const COMPONENTS: { [Name in FactName]: ComponentType<{ facts: FactsOf[Name] }> } = {
  answers: Answers,
  changes: ChangesTable,
  'changes-here': ChangesHere,
  checks: Answers,
  consultation: People,
  'consultation-terms': ConsultationTerms,
  counting: CountingByRegion,
  'dates-ap': DateList,
  'dates-ap-exams': ApExams,
  'dates-ap-times': ApTimes,
  'dates-applications': DateList,
  'dates-by-region': DatesByRegion,
  'dates-filter': DateFilter,
  'dates-ib': DateList,
  'emergency-numbers': EmergencyNumbers,
  founders: People,
  helplines: HelplineList,
  hours: Drawing,
  marking: FactRows,
  nearest: Nearest,
  offer: RunningOffer,
  offers: OwnOffers,
  plans: MonthlyPrices,
  price: PriceAndTerms,
  'price-depends-on': ({ facts }) => <p>{facts}</p>,
  region: RegionGlance,
  retention: Retention,
  'review-price': Answers,
  'safeguarding-lead': People,
  'school-answers': Answers,
  'school-contact': People,
  'school-example': SchoolExample,
  'session-times': SessionTimes,
  teachers: Teachers,
  testimonials: Testimonials,
  tiers: BookingTiers,
  'tier-table': TierTable,
  trader: FactRows,
  trust: ({ facts }) => <TrustList items={facts} />,
  tutors: Tutors,
};

/** Shows facts from data/*.yaml or from tables in the code, by the name that writers use. */
export function Facts({ of, facts }: PropsOf<'Facts'>) {
  return renderFacts(of, facts);
}

/** The type parameter ties the facts to their name; the build loads the facts by that name. */
function renderFacts<Name extends FactName>(of: Name, facts: FactsOf[Name]) {
  return createElement<{ facts: FactsOf[Name] }>(COMPONENTS[of], { facts });
}
