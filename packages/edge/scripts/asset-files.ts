/** One entry of site/data/redirects.yaml. */
export interface Redirect {
  from: string;
  to: string;
}

/** Longest line that Cloudflare reads in `_headers`. */
const MAX_LINE = 2000;

/** What {@link headersFile} writes, by path. */
export interface HeaderRules {
  /** For everything. */
  security: Readonly<Record<string, string>>;
  /** The folder of hashed files, and how long they may be cached. */
  hashed: { folder: string; cacheControl: string };
  /** Types that a file's ending does not tell, by path. */
  types: Readonly<Record<string, string>>;
}

/** The text of `_headers`: everything gets the security headers; hashed files are cached for ever. */
export function headersFile({ security, hashed, types }: HeaderRules): string {
  const lines = Object.entries(security).map(([name, value]) => `  ${name}: ${value}`);
  const long = lines.find((line) => line.length > MAX_LINE);
  if (long)
    throw new Error(
      `A line of _headers has ${long.length} characters; Cloudflare reads ${MAX_LINE}: ${long.slice(0, 80)}…`,
    );
  return [
    '/*',
    ...lines,
    `${hashed.folder}*`,
    '  ! Cache-Control',
    `  Cache-Control: ${hashed.cacheControl}`,
    ...Object.entries(types).flatMap(([path, type]) => [path, '  ! Content-Type', `  Content-Type: ${type}`]),
    '',
  ].join('\n');
}

/**
 * The text of `_redirects`, each permanent.
 * @throws {Error} on a repeated source, a target that is itself redirected, or an address of another host.
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const sources = new Set<string>();
  for (const { from, to } of redirects) {
    for (const path of [from, to]) {
      if (!/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/.test(path))
        throw new Error(`redirects.yaml: "${path}" is not a path of this site, such as /our-offer.`);
    }
    if (sources.has(from)) throw new Error(`redirects.yaml: ${from} stands there twice. Remove one.`);
    sources.add(from);
  }
  const chained = redirects.find(({ to }) => sources.has(to));
  if (chained)
    throw new Error(
      `redirects.yaml: ${chained.from} leads to ${chained.to}, which is redirected again. Name the last address.`,
    );
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/**
 * The text of the rules by which browsers prerender a link that is pointed at or pressed: any of this site's, in this
 * window, but none of `never`.
 */
export function speculationRulesFile(never: readonly string[]): string {
  const rules = {
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            // Whatever stands behind the address as well.
            { not: { href_matches: never.map((address) => address.replace(/\*?$/, '*')) } },
            { not: { selector_matches: '[target], [download]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
  return `${JSON.stringify(rules)}\n`;
}
