import { readYaml, type Path } from '../forms';

/** The data whose facts come and go by the day, and the page that shows an entry of it. */
const SEASONS: Readonly<Record<string, (entry: { pages?: string[] } | undefined) => string | undefined>> = {
  'site/data/banners.yaml': () => '/',
  'site/data/offers.yaml': (entry) => entry?.pages?.[0],
};

/**
 * Gives the address of a page on the day of a field. The development server and previews know the parameter `as-on`.
 * @param text The file's YAML.
 * @param preview The origin that shows what is saved; nothing if there is none.
 * @returns `undefined` for files that no day changes.
 */
export function seasonPreview(
  path: string,
  text: string,
  preview: string | undefined,
): ((day: string, field: Path) => string | undefined) | undefined {
  const pageOf = SEASONS[path];
  if (!pageOf || preview === undefined) return undefined;
  return (day, [name = '']) => {
    const entries = readYaml(text) as Record<string, { pages?: string[] }> | null;
    const page = pageOf(entries?.[name]);
    if (page === undefined || !URL.canParse(page, preview)) return undefined;
    const href = new URL(page, preview);
    href.searchParams.set('as-on', day);
    return href.href;
  };
}

/** What an entry that has ended is called, and who still shows it. */
const ENDED: Readonly<Record<string, string>> = {
  'site/data/banners.yaml': 'This banner has ended: no page shows it.',
  'site/data/offers.yaml': 'This offer has ended: no page shows it, and its own pages say that it ended.',
};
/** Offers and banners end with a day on the clock of the business. Canada writes days as ISO does. */
const businessDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' });

/**
 * Says so beside a last day that has passed. It is allowed: ended offers stay in the file.
 * @returns `undefined` for files that no day changes.
 */
export function seasonNote(path: string): ((day: string, field: Path) => string) | undefined {
  const ended = ENDED[path];
  if (ended === undefined) return undefined;
  return (day, field) => (field.at(-1) === 'until' && day < businessDay.format(new Date()) ? ended : '');
}
