/**
 * The arithmetic of MDN's HTTP Observatory, as far as headers and a page decide it (github.com/mdn/mdn-http-observatory,
 * `src/grader/charts.js`, read in November 2026). Left out is what only a deployed host shows: that http redirects to https
 * (0 points), and that the host is in the preload list (5 more). We set no cookie on pages, which gives nothing.
 */
const BASE = 100;
/** Bonus points count only from this score. */
const BONUS_FROM = 90;
const SIX_MONTHS = 15_552_000;

/** What a scan of a page finds, each with its points. */
export function findings(headers: Headers, html: string): Record<string, number> {
  const policy = directivesOf(headers.get('Content-Security-Policy') ?? '');
  return {
    policy: policyPoints(policy),
    framing: policy['frame-ancestors']
      ? 5
      : /^(DENY|SAMEORIGIN)$/i.test(headers.get('X-Frame-Options') ?? '')
        ? 0
        : -20,
    referrer: referrerPoints(headers.get('Referrer-Policy')),
    transport: transportPoints(headers.get('Strict-Transport-Security')),
    integrity: integrityPoints(html),
    sniffing: headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5,
    resources: /^same-(origin|site)$/.test(headers.get('Cross-Origin-Resource-Policy') ?? '') ? 10 : 0,
    sharing: headers.has('Access-Control-Allow-Credentials') ? -50 : 0,
  };
}

/** The score. */
export function score(headers: Headers, html: string): number {
  const points = Object.values(findings(headers, html));
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  const without = BASE + sum(points.filter((one) => one < 0));
  return Math.max(0, without < BONUS_FROM ? without : without + sum(points.filter((one) => one > 0)));
}

type Directives = Readonly<Record<string, readonly string[]>>;

function directivesOf(policy: string): Directives {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  const named = parts.map(([name = '', ...sources]) => [name, sources] as const);
  return Object.fromEntries(named.filter(([name]) => name !== ''));
}

const BROAD = /^(\*|https?:|ftp:|https?:\/\/\*(\.\*)?)$/;
const UNSAFE = /^('unsafe-inline'|data:)$/;

function policyPoints(policy: Directives): number {
  const fallback = policy['default-src'] ?? ['*'];
  const scripts = policy['script-src'] ?? fallback;
  const styles = policy['style-src'] ?? fallback;
  const objects = policy['object-src'] ?? fallback;
  if (Object.keys(policy).length === 0) return -25;
  if (scripts.some((one) => BROAD.test(one) || UNSAFE.test(one)) || objects.some((one) => BROAD.test(one))) return -20;
  if (Object.values(policy).some((sources) => sources.some((one) => /^(http|ftp):/.test(one)))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (styles.some((one) => BROAD.test(one) || UNSAFE.test(one))) return 0;
  return fallback.join() === "'none'" ? 10 : 5;
}

function referrerPoints(header: string | null): number {
  if (header === null) return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header) ? 5 : -5;
}

function transportPoints(header: string | null): number {
  const [, age] = /max-age=(\d+)/.exec(header ?? '') ?? [];
  if (age === undefined) return -20;
  return Number(age) < SIX_MONTHS ? -10 : 0;
}

function integrityPoints(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)];
  const points = scripts.map(([tag, source = '']) => {
    const hasIntegrity = /\sintegrity="sha/.test(tag);
    if (/^\/(?!\/)/.test(source)) return hasIntegrity ? 5 : 0;
    if (source.startsWith('https:')) return hasIntegrity ? 5 : -5;
    return hasIntegrity ? -20 : -50;
  });
  return Math.min(...points, points.length > 0 ? 5 : 0);
}
