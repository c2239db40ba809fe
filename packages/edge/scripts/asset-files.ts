/** One entry of site/data/redirects.yaml. */
export interface Redirect {
  from: string;
  to: string;
  /** 200: both addresses show the page of `to`. */
  status?: 200;
}

/** Longest line that Cloudflare reads in `_headers`. */
const MAX_LINE = 2000;

/** The input of {@link headersFile}. */
export interface HeaderRules {
  /** For all paths. */
  security: Readonly<Record<string, string>>;
  /** Replaces headers, Cloudflare's own too, by path; `*` matches any part. `null` removes a header. */
  instead: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
}

/** The text of `_headers`: the security headers for all paths, and replaced headers for some. */
export function headersFile({ security, instead }: HeaderRules): string {
  const lines = [
    '/*',
    ...Object.entries(security).map(([name, value]) => `  ${name}: ${value}`),
    ...Object.entries(instead).flatMap(([path, headers]) => [
      path,
      ...Object.entries(headers).flatMap(([name, value]) => [
        `  ! ${name}`,
        ...(value === null ? [] : [`  ${name}: ${value}`]),
      ]),
    ]),
  ];
  const long = lines.find((line) => line.length > MAX_LINE);
  if (long)
    throw new Error(
      `A line of _headers has ${long.length} characters; Cloudflare reads ${MAX_LINE}: ${long.slice(0, 80)}…`,
    );
  return `${lines.join('\n')}\n`;
}

/** Where security researchers find our contact (RFC 9116). */
export const SECURITY_TXT = '/.well-known/security.txt';
/** Days for which the file of a build is valid: less than the year that the RFC recommends. Each build renews it. */
const SECURITY_TXT_DAYS = 360;
const DAY_MS = 86_400_000;

/**
 * The text of {@link SECURITY_TXT}. It names no policy, because the site has none.
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
 * The text of `_redirects`: permanent redirects, and pages with two addresses.
 * @throws {Error} on a repeated source, a target that is itself redirected, or another host.
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const sources = new Set<string>();
  for (const { from, to } of redirects) {
    for (const path of [from, to]) {
      if (!/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/.test(path))
        throw new Error(`redirects.yaml: "${path}" is not a path of this site, such as /our-offer.`);
    }
    if (sources.has(from)) throw new Error(`redirects.yaml: ${from} is listed twice. Remove one.`);
    sources.add(from);
  }
  const chained = redirects.find(({ to }) => sources.has(to));
  if (chained)
    throw new Error(
      `redirects.yaml: ${chained.from} redirects to ${chained.to}, which redirects again. Use the last address.`,
    );
  return redirects.map(({ from, to, status = 301 }) => `${from} ${to} ${status}\n`).join('');
}

/**
 * The text of the speculation rules: browsers prerender a link to this site that is hovered or pressed, in the same window,
 * and none of `never`.
 */
export function speculationRulesFile(never: readonly string[]): string {
  const rules = {
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            // With any path or query after it.
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
