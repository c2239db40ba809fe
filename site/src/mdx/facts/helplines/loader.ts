import { placeName } from '../../../build/model/content-tree';
import type { Helplines } from '../../../build/model/helplines';
import { helplinesShown } from '../../../build/model/helplines';
import type { Loader, LoaderContext } from '../../../build/model/mdx-component';
import { localisedText } from '../../../shared/localised-text';

type Country = Helplines['countries'][number];

/** A country's emergency numbers, and its helplines. */
export type Emergency = { where: string; note?: string } & Omit<Country['emergency'], 'note'>;
export type CountryHelplines = { where: string; lines: Country['lines'] };

const withNames = ({ data, language }: LoaderContext) =>
  helplinesShown(data.helplines)
    .countries.map((country) => ({ where: placeName(country.country, data, language), ...country }))
    .sort((one, other) => one.where.localeCompare(other.where, language));

/** Emergency numbers by country. */
export const emergencyNumbers: Loader<Emergency[]> = {
  load: (context) =>
    withNames(context).map(({ where, emergency: { note, ...numbers } }) => ({
      where,
      ...numbers,
      ...(note && { note: localisedText(note, context.language) }),
    })),
  textOf: (rows) => rows.flatMap(({ where, police, ambulance, note = '' }) => [where, police, ambulance, note]),
  linesOf: (rows, _, { messages: { helplinePolice, helplineAmbulance } }) => [
    {
      lines: rows.map(({ where, police, ambulance, note }) =>
        [`${where}: ${helplinePolice} ${police}, ${helplineAmbulance} ${ambulance}.`, note].filter(Boolean).join(' '),
      ),
    },
  ],
};

/** Helplines by country. */
export const helplines: Loader<CountryHelplines[]> = {
  load: (context) => withNames(context).map(({ where, lines }) => ({ where, lines })),
  textOf: (rows) => rows.flatMap(({ where, lines }) => [where, ...lines.flatMap(({ name, call }) => [name, call])]),
  linesOf: (rows) => [
    {
      lines: rows.map(
        ({ where, lines }) => `${where}: ${lines.map(({ name, call }) => `${name}, ${call}`).join('; ')}.`,
      ),
    },
  ],
};
