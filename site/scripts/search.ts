/**
 * Searches without a build.
 *
 * Usage: pnpm search:evaluate [table.yaml …]
 *          prints for how many queries of the tables an accepted page is among the first results, by language and by kind. It
 *          never prints the queries, because nobody should tune the search on them. Without a name: the table of e2e/held-out.
 */
import { entriesIn } from '@tutoring/domain/search-entry';
import { SearchEngine } from '@tutoring/domain/search';
import type { Language } from '@tutoring/domain/languages';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWholeSite } from '../src/build/checks/content';
import { cachePages } from '../src/build/content/content';
import { readData } from '../src/build/content/data';
import { counted, placeOf, readQueries, type Count } from '../src/build/publish/search/evaluate';
import { searchEntries } from '../src/build/publish/search/search-index';
import { MDX_REGISTRY } from '../src/mdx/registry';

/** The results of a query that are looked at. */
const LIMIT = 10;
const folder = join(import.meta.dirname, '..');
const [, , ...given] = process.argv;
const tables = given.length > 0 ? given : [join(folder, '../e2e/held-out/search.yaml')];

const entries = searchEntries(readWholeSite(folder, MDX_REGISTRY, cachePages()), readData(join(folder, 'data')));
const engines = new Map<Language, SearchEngine>();
/** The engine of a page in a language, whose index has the pages in that language and in English. */
const engineIn = (language: Language) => {
  const engine = engines.get(language) ?? new SearchEngine(entriesIn(language, entries));
  engines.set(language, engine);
  return engine;
};

const found = tables
  .flatMap((table) => readQueries(readFileSync(table, 'utf8')))
  .map(({ query, language, kind, named, accepted }) => {
    const urls = engineIn(language).search(query, { language, limit: LIMIT });
    const place = placeOf(
      { accepted },
      urls.map(({ url }) => url),
    );
    return { language, kind, named: named === true, place };
  });
const by = (groupOf: (one: (typeof found)[number]) => string) =>
  print(counted(found.map((one) => ({ group: groupOf(one), place: one.place }))));

by(() => 'all');
by(({ language }) => (language === 'en' ? 'English' : 'other languages'));
by(({ language }) => language);
by(({ kind }) => kind);
by(({ named }) => (named ? 'named in the order' : 'not named'));

function print(counts: readonly Count[]): void {
  const percent = (part: number, all: number) => `${Math.round((100 * part) / all)} %`;
  console.table(
    counts.map(({ group, asked, first, low, elsewhere, nothing }) => ({
      group,
      queries: asked,
      'in the first three': percent(first, asked),
      'in the first ten': percent(first + low, asked),
      elsewhere: percent(elsewhere, asked),
      nothing: percent(nothing, asked),
    })),
  );
}
