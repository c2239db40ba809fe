import { describe, expect, it } from 'vitest';
import { BOT_CHECK_PROVIDERS } from './bot-check';
import {
  COMPANIES,
  policySourcesOf,
  OPEN_DIRECTIVES,
  VIDEO_PROVIDERS,
  windowOrigins,
  type Company,
  type CompanySettings,
  type PolicySources,
} from './companies';
import { contentSecurityPolicy } from './headers';
import { EVERYBODY, NOBODY } from './named.test-data';

const companies: [string, Company][] = Object.entries(COMPANIES);

it('needs nothing if no third party is configured', () => {
  expect(policySourcesOf(NOBODY)).toEqual({});
});

it('allows the origin of the lookup, not its whole address', () => {
  expect(policySourcesOf({ ...NOBODY, locator: EVERYBODY.locator })).toEqual({
    'connect-src': ['https://geo.example'],
  });
});

it.each(['gtag', 'gtm'] as const)('allows the same Google sources for either id, once: %s', (kind) => {
  const google = policySourcesOf({ ...NOBODY, [kind]: 'X-1' });
  expect(google).toEqual(policySourcesOf({ ...NOBODY, gtag: 'G-1', gtm: 'GTM-1' }));
  expect(google['script-src']).toEqual(['https://www.googletagmanager.com']);
});

it.each(BOT_CHECK_PROVIDERS)(
  'takes scripts from whole origins or folders: no pattern passes the page’s own check: %s',
  (provider) => {
    for (const place of policySourcesOf({ ...EVERYBODY, botCheck: { provider } })['script-src'] ?? [])
      expect(new URL(place).href).toBe(place.replace(/([^/])$/, '$1/'));
  },
);

it.each([
  ['recaptcha', 'https://www.recaptcha.net/recaptcha/'],
  ['turnstile', 'https://challenges.cloudflare.com'],
] as const)('lets the bot check %s come from its places, also as a frame, and from no others', (provider, place) => {
  const needs = policySourcesOf({ ...NOBODY, botCheck: { provider } });
  for (const directive of ['script-src', 'connect-src', 'frame-src'] as const)
    expect(needs[directive]).toContain(place);
  expect(
    Object.values(needs)
      .flat()
      .filter((source) => /\*|^https:\/\/www\.google\.com$/.test(source)),
  ).toEqual([]);
});

it.each(companies)('%s stores nothing that another category allows', (_, { allowedBy, stores }) => {
  for (const { category } of stores) expect(allowedBy).toContain(category);
});

const CALENDAR = 'https://calendar.example';
const STATIC = 'https://static.example';
const HOSTING = 'https://api.host.example';

/** The choices of an owner, with the policy sources and window origins of each. */
const CHOICES: { named: Partial<CompanySettings>; needs: PolicySources; windows: readonly string[] }[][] = [
  [
    { named: { gtag: 'G-1' }, ...google() },
    { named: { gtm: 'GTM-1' }, ...google() },
  ],
  [{ named: { locator: EVERYBODY.locator }, needs: { 'connect-src': ['https://geo.example'] }, windows: [] }],
  [
    {
      named: { botCheck: { provider: 'recaptcha' } },
      needs: policySourcesOf({ ...NOBODY, botCheck: { provider: 'recaptcha' } }),
      windows: ['https://www.google.com', 'https://www.recaptcha.net'],
    },
    {
      named: { botCheck: { provider: 'turnstile' } },
      needs: only(['script-src', 'connect-src', 'frame-src'], 'https://challenges.cloudflare.com'),
      windows: ['https://challenges.cloudflare.com'],
    },
  ],
  [
    {
      named: { calendar: { embed: `${CALENDAR}/embed?team=1` } },
      needs: only(['script-src', 'frame-src'], CALENDAR),
      windows: [CALENDAR],
    },
  ],
  [
    {
      named: { staticContent: STATIC },
      needs: only(['script-src', 'style-src', 'img-src', 'font-src'], STATIC),
      windows: [],
    },
  ],
  [{ named: { hostingApi: `${HOSTING}/v1` }, needs: only(['script-src', 'connect-src'], HOSTING), windows: [] }],
  [
    { named: { video: 'youtube' }, needs: only(['frame-src'], 'https://www.youtube-nocookie.com'), windows: [] },
    { named: { video: 'vimeo' }, needs: only(['frame-src'], 'https://player.vimeo.com'), windows: [] },
  ],
  [
    { named: { violationEndpoint: '/api/violations' }, needs: {}, windows: [] },
    {
      named: { violationEndpoint: 'https://reports.example/in?key=1' },
      needs: only(['connect-src'], 'https://reports.example'),
      windows: [],
    },
  ],
];

function google() {
  const needs = policySourcesOf({ ...NOBODY, gtag: 'G-1' });
  return {
    needs,
    windows: ['https://www.googletagmanager.com', 'https://www.google-analytics.com', 'https://analytics.google.com'],
  };
}

function only(directives: readonly (keyof PolicySources)[], origin: string): PolicySources {
  const needs = Object.fromEntries(directives.map((directive) => [directive, [origin]]));
  // HTML that third-party scripts write is sanitised.
  return directives.includes('script-src') ? { ...needs, 'trusted-types': ['dompurify'] } : needs;
}

/** Every combination of choices. */
const combinations = CHOICES.reduce<(typeof CHOICES)[number][]>(
  (all, choice) => all.flatMap((taken) => [taken, ...choice.map((one) => [...taken, one])]),
  [[]],
);

describe(`in each of ${combinations.length} combinations`, () => {
  const build = (taken: (typeof CHOICES)[number]) =>
    Object.assign({}, NOBODY, ...taken.map(({ named }) => named)) as CompanySettings;

  it('each third party adds its own sources, and nothing else', () => {
    for (const taken of combinations) {
      const needs = policySourcesOf(build(taken));
      for (const directive of OPEN_DIRECTIVES)
        expect(new Set(needs[directive])).toEqual(new Set(taken.flatMap((one) => one.needs[directive] ?? [])));
    }
  });

  it('window origins are those of configured third parties, without wildcards', () => {
    for (const taken of combinations) {
      const origins = windowOrigins(build(taken));
      expect(new Set(origins)).toEqual(new Set(taken.flatMap(({ windows }) => windows)));
      for (const origin of origins) expect(new URL(origin).origin).toBe(origin);
    }
  });

  it('the policy names no other origin, and the remaining directives allow only this site', () => {
    const foreign = (policy: string) => policy.match(/https?:\/\/[^\s;]+|\*/g) ?? [];
    for (const taken of combinations) {
      const others = policySourcesOf(build(taken));
      const policy = contentSecurityPolicy({ inlineStyles: [], others });
      const named = new Set(Object.values(others).flat());
      expect(foreign(policy).filter((place) => place !== '*' && !named.has(place))).toEqual([]);
      for (const ours of ["default-src 'none'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(`${policy};`).toContain(`${ours};`);
    }
    expect(foreign(contentSecurityPolicy({ inlineStyles: [], others: policySourcesOf(NOBODY) }))).toEqual([]);
  });
});

it('supports every video provider', () => {
  expect(VIDEO_PROVIDERS).toEqual(['none', ...CHOICES.flat().flatMap(({ named }) => named.video ?? [])]);
});

it.each(['calendar', 'video'] as const)('needs consent for %s', (name) => {
  expect(COMPANIES[name].allowedBy).toEqual(['preferences']);
});
