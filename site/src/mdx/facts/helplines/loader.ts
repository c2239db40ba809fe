import { countryName } from '../../../build/model/country-name';
import type { Helplines } from '../../../build/model/helplines';
import { helplinesShown } from '../../../build/model/helplines';
import type { Loader } from '../../../build/model/mdx-component';

type Country = Helplines['countries'][number];

/** A country's emergency numbers, or its helplines, as the page shows them; English, as the page is that asks for it. */
export type Emergency = { where: string } & Country['emergency'];
export type CountryHelplines = { where: string; lines: Country['lines'] };

const named = (countries: Helplines['countries']) =>
  countries
    .map((country) => ({ where: countryName(country.country, 'en'), ...country }))
    .sort((one, other) => one.where.localeCompare(other.where, 'en'));

/** Emergency numbers, country by country. */
export const emergencyNumbers: Loader<Emergency[]> = {
  load: ({ data }) =>
    named(helplinesShown(data.helplines).countries).map(({ where, emergency }) => ({ where, ...emergency })),
  textOf: (rows) => rows.flatMap(({ where, police, ambulance, note = '' }) => [where, police, ambulance, note]),
  linesOf: (rows) => [
    {
      lines: rows.map(({ where, police, ambulance, note }) =>
        [`${where}: police ${police}, ambulance ${ambulance}.`, note].filter(Boolean).join(' '),
      ),
    },
  ],
};

/** Helplines, country by country. */
export const helplines: Loader<CountryHelplines[]> = {
  load: ({ data }) => named(helplinesShown(data.helplines).countries).map(({ where, lines }) => ({ where, lines })),
  textOf: (rows) => rows.flatMap(({ where, lines }) => [where, ...lines.flatMap(({ name, call }) => [name, call])]),
  linesOf: (rows) => [
    {
      lines: rows.map(
        ({ where, lines }) => `${where}: ${lines.map(({ name, call }) => `${name}, ${call}`).join('; ')}.`,
      ),
    },
  ],
};
