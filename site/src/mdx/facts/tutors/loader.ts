import { teaches } from '../../../build/content/people';
import type { Loader } from '../../../build/model/mdx-component';
import { textOfPeople } from '../people/person-facts';
import { tutorFacts, type TutorFacts } from './tutor-facts';

/** What the page of tutors shows. */
export interface TutorsFacts {
  tutors: TutorFacts[];
  /** The length of a session, which must fit into the hours that a visitor chooses. */
  minutes: number;
}

/** Everybody who teaches, with what, when and in which languages. Pages show samples while the data names nobody. */
export const tutors: Loader<TutorsFacts> = {
  load: (context) => ({
    tutors: context.data.people.filter(teaches).map((person) => tutorFacts(person, context)),
    minutes: context.data.prices.session.minutes,
  }),
  textOf: ({ tutors }) => textOfPeople(tutors),
  // As for all people (../people/loader.ts).
  linesOf: () => [],
};
