import type * as z from 'zod';
import type { Loader } from '../../build/model/mdx-component';
import type { schema, FactName } from './schema';
import { hoursOf } from '../hero/drawings/day';
import type { Drawing } from '../hero/drawings/types';
import { answers, checks, review, schoolAnswers } from './answers/loader';
import { changes, changesHere } from './changes/loader';
import { counting } from './counting/loader';
import { apDates, apExams, applications, apTimes, dateChoices, ibDates, regionDates } from './dates/loader';
import { emergencyNumbers, helplines } from './helplines/loader';
import { marking } from './marking/loader';
import { nearest } from './nearest/loader';
import { offers } from './offers/loader';
import { peopleShownAs } from './people/loader';
import { plans } from './plans/loader';
import { dependsOn } from './price/loader';
import { priceLines } from '../../build/model/price-lines';
import { region } from './region/loader';
import { retention } from './retention/loader';
import { schoolExample } from './school-example/loader';
import { sessionTimes } from './session-times/loader';
import { teachers } from './teachers/loader';
import { testimonials } from './testimonials/loader';
import { tiers } from './tiers/loader';
import { trader } from './trader/loader';
import { tutors } from './tutors/loader';
import { trust } from './trust/loader';

/** For facts that the layout data has already. */
const fromLayout: Loader<undefined> = { load: () => undefined, textOf: () => [], linesOf: () => [] };
const consultationTerms: Loader<undefined> = {
  ...fromLayout,
  linesOf: (_, __, { consultation }) => [{ lines: [consultation] }],
};
const price: Loader<undefined> = { ...fromLayout, linesOf: (_, __, shared) => [{ lines: priceLines(shared) }] };

/** A chart repeats what the page says in its text. */
const hours: Loader<Drawing> = { load: hoursOf, textOf: () => [] };

const LOADERS = {
  answers,
  changes,
  'changes-here': changesHere,
  checks,
  consultation: peopleShownAs('consultation'),
  'consultation-terms': consultationTerms,
  counting,
  'dates-ap': apDates,
  'dates-ap-exams': apExams,
  'dates-ap-times': apTimes,
  'dates-applications': applications,
  'dates-by-region': regionDates,
  'dates-filter': dateChoices,
  'dates-ib': ibDates,
  'emergency-numbers': emergencyNumbers,
  founders: peopleShownAs('founder'),
  helplines,
  hours,
  marking,
  nearest,
  offer: fromLayout,
  offers,
  plans,
  price,
  'price-depends-on': dependsOn,
  region,
  retention,
  'review-price': review,
  'safeguarding-lead': peopleShownAs('safeguarding'),
  'school-answers': schoolAnswers,
  'school-contact': peopleShownAs('schools'),
  'school-example': schoolExample,
  'session-times': sessionTimes,
  teachers,
  testimonials,
  tiers,
  'tier-table': { ...tiers, linesOf: () => [] },
  trader,
  trust,
  tutors,
} as const satisfies Record<FactName, Loader>;

/** The same loaders, for calls with facts of the matching name. */
const UNTYPED_LOADERS: Readonly<Record<FactName, Loader>> = LOADERS;

/** The facts of each name. */
export type FactsOf = { [Name in FactName]: ReturnType<(typeof LOADERS)[Name]['load']> };

export const loader: Loader<FactsOf[FactName], z.output<typeof schema>> = {
  load: (sources, { of }) => LOADERS[of].load(sources, undefined),
  textOf: (facts, { of }) => UNTYPED_LOADERS[of].textOf(facts, undefined),
  linesOf: (facts, { of }, shared) =>
    UNTYPED_LOADERS[of].linesOf?.(facts, undefined, shared) ?? [
      { lines: UNTYPED_LOADERS[of].textOf(facts, undefined) },
    ],
};
