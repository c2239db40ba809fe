import type { SiteData } from '../content/data';

type Data = SiteData['helplines'];
type Line = Data['countries'][string]['lines'][number];

/** Helplines for visitors: without unconfirmed numbers and without sources. */
export interface Helplines {
  countries: {
    /** ISO 3166-1. */
    country: string;
    emergency: Data['countries'][string]['emergency'];
    lines: Omit<Line, 'confidence' | 'source' | 'checked'>[];
  }[];
  /** A directory for all other countries. */
  elsewhere: Pick<Data['elsewhere'], 'name' | 'url'>;
}

/** Selects the helplines that visitors see. */
export function helplinesShown({ countries, elsewhere: { name, url } }: Data): Helplines {
  return {
    countries: Object.entries(countries).map(([country, { emergency, lines }]) => ({
      country,
      emergency,
      lines: lines
        .filter(({ confidence }) => confidence !== 'low')
        .map(({ confidence: _, source: __, checked: ___, ...line }) => line),
    })),
    elsewhere: { name, url },
  };
}
