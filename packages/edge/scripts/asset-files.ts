/** One entry of site/data/redirects.yaml. */
export interface Redirect {
  from: string;
  to: string;
  /** 200: the page of `to` answers at both addresses. @default 301 */
  status?: 200;
}

/** Longest line that Cloudflare reads in `_headers`. */
const MAX_LINE = 2000;

/** What {@link headersFile} writes. */
export interface HeaderRules {
  /** For everything. */
  security: Readonly<Record<string, string>>;
  /** What stands in place of Cloudflare's own headers, by path; a `*` stands for any part of one. */
  instead: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The text of `_headers`: everything gets the security headers, and some paths others than Cloudflare's own. */
export function headersFile({ security, instead }: HeaderRules): string {
  const lines = Object.entries(security).map(([name, value]) => `  ${name}: ${value}`);
  const long = lines.find((line) => line.length > MAX_LINE);
  if (long)
    throw new Error(
      `A line of _headers has ${long.length} characters; Cloudflare reads ${MAX_LINE}: ${long.slice(0, 80)}…`,
    );
  return [
    '/*',
    ...lines,
    ...Object.entries(instead).flatMap(([path, headers]) => [
      path,
      ...Object.entries(headers).flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`]),
    ]),
    '',
  ].join('\n');
}

/** Where whoever finds a hole in the site looks for whom to tell (RFC 9116). */
export const SECURITY_TXT = '/.well-known/security.txt';
/** Days after a build for which its file counts: less than the year that the RFC asks for. Each build begins anew. */
const SECURITY_TXT_DAYS = 360;
const DAY_MS = 86_400_000;

/**
 * The text of {@link SECURITY_TXT}. It names no policy, because no page says one.
 * @param now Milliseconds since the epoch.
 */
export function securityTxt({ email, siteUrl, now }: { email: string; siteUrl: string; now: number }): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(now + SECURITY_TXT_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${SECURITY_TXT}`,
    '',
  ].join('\n');
}

/**
 * The text of `_redirects`: permanent ones, and pages that answer at two addresses.
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
  return redirects.map(({ from, to, status = 301 }) => `${from} ${to} ${status}\n`).join('');
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
