import { languageOf } from '@tutoring/domain/languages';
import type { School } from '@tutoring/ui/school-list';
import type * as z from 'zod';
import { rowOf } from '../../build/model/lines';
import type { Loader } from '../../build/model/mdx-component';
import type { schema } from './schema';

/** A region's schools. */
interface SchoolsFacts {
  schools: School[];
  /** The page with the whole list, in the page's language if there is one. */
  href?: string;
}

/** The length of a short list of schools. */
const FEW_SCHOOLS = 6;

export const loader: Loader<SchoolsFacts, z.output<typeof schema>> = {
  load({ page, language, tree, data, missing }, { in: place, few }) {
    const list = data.schools.lists[place] ?? missing(`schools.yaml has no list "${place}".`);
    const english = tree.at(`/schools/${place}`);
    const translation = english && tree.choicesOf(english.path).find(({ lang }) => languageOf(lang) === language);
    const href = translation?.href ?? english?.path;
    return {
      schools: (few ? list.slice(0, FEW_SCHOOLS) : list).map(
        ({ name, city, local, programmes, website, verified }) => ({
          name,
          city,
          ...local?.[language],
          programmes,
          ...(website && { website: `https://${website}` }),
          ...(!verified && { verified: false }),
        }),
      ),
      ...(href && href !== page.path && { href }),
    };
  },
  textOf: ({ schools }, { few }) =>
    schools.flatMap(({ name, city, programmes }) => [name, city, ...(few ? [] : programmes)]),
  linesOf: ({ schools }, { few }) => [
    {
      lines: schools.map(({ name, city, programmes }) =>
        few ? `${name}, ${city}` : rowOf([name, city, programmes.join(', ')]),
      ),
    },
  ],
};
