import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fd7af727. */
export const nl: Translation<typeof en> = {
  programme: 'Programma',
  city: 'Plaats',
  all: 'Alle',
  shown: 'one: {count} van {total} school getoond | {count} van {total} scholen getoond',
  none: 'Geen school in deze lijst voldoet aan beide. Kies bij een van de twee ‘Alle’.',
  empty: 'Er staan nog geen scholen in de lijst.',
  website: 'Website',
  opensInNewTab: 'opent in een nieuw tabblad',
  unverified: 'Navragen bij de school',
};
