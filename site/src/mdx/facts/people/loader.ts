import type { Person } from '../../../build/content/people';
import type { Loader } from '../../../build/model/mdx-component';
import { personFacts, textOfPeople, type PersonFacts } from './person-facts';

/** The people of data/people.yaml with one part in the business. Often there is none: then pages show nothing. */
export const peopleShownAs = (part: Person['shownAs'][number]): Loader<PersonFacts[]> => ({
  load: (context) =>
    context.data.people.filter(({ shownAs }) => shownAs.includes(part)).map((person) => personFacts(person, context)),
  textOf: textOfPeople,
  // The chat does not quote people: with a language model, another company would read their names.
  linesOf: () => [],
});
