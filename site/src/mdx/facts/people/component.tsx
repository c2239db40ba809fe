import { Grid } from '@tutoring/ui/layout';
import { Person } from '@tutoring/ui/person';
import type { PersonFacts } from './person-facts';
import { personView } from './person-view';

/** People with their photo or initials; nothing if the data names nobody. */
export function People({ facts: people }: { facts: PersonFacts[] }) {
  if (people.length === 0) return null;
  return (
    <Grid>
      {people.map((person, place) => (
        // Two people may have one name.
        <Person key={`${person.name} ${place}`} {...personView(person)} />
      ))}
    </Grid>
  );
}
