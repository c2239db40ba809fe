import { countryName } from '../../../build/model/country-name';
import type { Helplines } from '../../../build/model/helplines';
import { helplinesShown } from '../../../build/model/helplines';
import type { Loader } from '../../../build/model/mdx-component';

type Country = Helplines['countries'][number];

/** A country's emergency numbers, and its helplines. In English only, like the page that shows them. */
export type Emergency = { where: string } & Country['emergency'];
export type CountryHelplines = { where: string; lines: Country['lines'] };

const withNames = (countries: Helplines['countries']) =>
  countries
    .map((country) => ({ where: countryName(country.country, 'en'), ...country }))
    .sort((one, other) => one.where.localeCompare(other.where, 'en'));

/** Emergency numbers by country. */
export const emergencyNumbers: Loader<Emergency[]> = {
  load: ({ data }) =>
    withNames(helplinesShown(data.helplines).countries).map(({ where, emergency }) => ({ where, ...emergency })),
  textOf: (rows) => rows.flatMap(({ where, police, ambulance, note = '' }) => [where, police, ambulance, note]),
  linesOf: (rows) => [
    {
      lines: rows.map(({ where, police, ambulance, note }) =>
        [`${where}: police ${police}, ambulance ${ambulance}.`, note].filter(Boolean).join(' '),
      ),
    },
  ],
};

/** Helplines by country. */
export const helplines: Loader<CountryHelplines[]> = {
  load: ({ data }) => withNames(helplinesShown(data.helplines).countries).map(({ where, lines }) => ({ where, lines })),
  textOf: (rows) => rows.flatMap(({ where, lines }) => [where, ...lines.flatMap(({ name, call }) => [name, call])]),
  linesOf: (rows) => [
    {
      lines: rows.map(
        ({ where, lines }) => `${where}: ${lines.map(({ name, call }) => `${name}, ${call}`).join('; ')}.`,
      ),
    },
  ],
};
