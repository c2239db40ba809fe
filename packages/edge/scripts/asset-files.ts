/** One entry of site/data/redirects.yaml. */
export interface Redirect {
  from: string;
  to: string;
}

/** Longest line that Cloudflare reads in `_headers`. */
const MAX_LINE = 2000;

/** The text of `_headers`: everything gets the security headers; hashed files are cached for ever. */
export function headersFile(
  headers: Readonly<Record<string, string>>,
  hashedAssets: string,
  immutable: string,
): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const long = lines.find((line) => line.length > MAX_LINE);
  if (long)
    throw new Error(
      `A line of _headers has ${long.length} characters; Cloudflare reads ${MAX_LINE}: ${long.slice(0, 80)}…`,
    );
  return ['/*', ...lines, `${hashedAssets}*`, '  ! Cache-Control', `  Cache-Control: ${immutable}`, ''].join('\n');
}

/**
 * The one inline stylesheet of a page.
 * @throws {Error} on anything else inline: the one policy would not let it work.
 */
export function inlineStyleOf(html: string, file: string): string {
  const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '');
  if (inline.length !== 1)
    throw new Error(`${file} has ${inline.length} inline stylesheets; the policy allows exactly one.`);
  for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) {
    if (!/\ssrc=|type="application\/ld\+json"/.test(tag)) throw new Error(`${file} has an inline script: ${tag}`);
  }
  if (/<[^>]+\sstyle="/.test(html)) throw new Error(`${file} has a style attribute, which the policy forbids.`);
  return inline[0] ?? '';
}

/** The targets that no page stands at. */
export function missingTargets(redirects: readonly Redirect[], hasPage: (path: string) => boolean): string[] {
  return [...new Set(redirects.map(({ to }) => to))].filter((to) => !hasPage(to));
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
