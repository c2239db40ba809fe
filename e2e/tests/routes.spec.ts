import { directionOf, languageOf } from '@tutoring/domain/languages';
import { violationsIn } from '../axe.ts';
import { readRedirects, readRoutes, siteUrl, type Route } from '../routes.ts';
import { expect, ready, SAMPLE_PATHS, test } from '../fixtures.ts';

const routes = readRoutes();
const site = siteUrl();
/** Pages that are requested at the same time. */
const AT_ONCE = 8;

/** The metadata of a page, read from the HTML as search engines do. */
interface Said {
  lang: string;
  dir: string;
  title: string;
  description: string;
  canonical: string[];
  robots: string;
  /** By language, and `x-default`. */
  alternates: Map<string, string>;
  headings: number;
  html: string;
}

function read(html: string): Said {
  const head = html.slice(0, html.indexOf('</head>'));
  const all = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, found = '']) => unescaped(found));
  const alternates = all(/<link ([^>]*rel="alternate"[^>]*hreflang[^>]*)>/g);
  const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const [, root = ''] = /<html([^>]*)>/.exec(html) ?? [];
  return {
    lang: attribute(root, 'lang'),
    dir: attribute(root, 'dir'),
    title: all(/<title[^>]*>([^<]*)</g).join(),
    description: all(/<meta name="description" content="([^"]*)"/g).join(),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    robots: all(/<meta name="robots" content="([^"]*)"/g).join(),
    alternates: new Map(alternates.map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')])),
    headings: html.split('<h1').length - 1,
    html,
  };
}

function unescaped(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

const englishPaths = new Set(routes.filter(({ lang }) => lang === 'en').map(({ path }) => path));
/** The English address of a translation: `/faq` for `/faq/fr`. Pages of a region, such as `/ch/fr`, are none. */
function originalOf({ path, lang }: Route): string | undefined {
  const end = `/${lang.toLowerCase()}`;
  const original = path.slice(0, -end.length);
  return path.endsWith(end) && englishPaths.has(original) ? original : undefined;
}

const halved = (lang: string) => /^(zh|ja|ko)/.test(lang);

test.describe('the HTML of every route', () => {
  // One process requests the pages once for all tests.
  test.describe.configure({ mode: 'default' });
  const said = new Map<string, Said>();

  test.beforeAll(async ({ playwright, baseURL }) => {
    // Some 400 requests. Beside other journeys, a slow machine has needed more than two minutes.
    test.setTimeout(300_000);
    const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    for (let from = 0; from < routes.length; from += AT_ONCE)
      await Promise.all(
        routes.slice(from, from + AT_ONCE).map(async ({ path }) => {
          const response = await request.get(path, { maxRedirects: 0 });
          expect(response.status(), path).toBe(200);
          said.set(path, read(await response.text()));
        }),
      );
    await request.dispose();
  });

  const each = (check: (page: Said, route: Route) => void) => {
    expect(said.size).toBe(routes.length);
    for (const route of routes) check(said.get(route.path) as Said, route);
  };

  test('speaks its language in its direction, with one main heading', () => {
    each((page, { path, lang }) => {
      expect([page.lang, page.dir, page.headings], path).toEqual([lang, directionOf(lang), 1]);
    });
  });

  test('has a title and a description of its own that are shown whole', () => {
    each((page, { path, lang, title }) => {
      const share = halved(lang) ? 0.5 : 1;
      const own = page.title.split(' · ')[0] ?? '';
      expect(own.length, `${path}: ${own}`).toBeLessThanOrEqual(60 * share);
      expect(page.title.length, path).toBeLessThanOrEqual(60);
      expect(page.description.length, `${path}: ${page.description}`).toBeGreaterThanOrEqual(70 * share);
      expect(page.description.length, `${path}: ${page.description}`).toBeLessThanOrEqual(155 * share);
      if (title) expect(own).toBe(title);
    });
    for (const field of ['title', 'description'] as const) {
      const all = routes.flatMap(({ path, canonical }) => (canonical ? [] : (said.get(path)?.[field] ?? [])));
      expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
    }
  });

  test('names one address for itself, and keeps out of search engines where it says so', () => {
    each((page, { path, robots, kind, canonical = path }) => {
      expect(page.robots, path).toBe(robots ?? '');
      const named = kind === 'region-index' ? '/regional' : canonical;
      expect(page.canonical, path).toEqual(robots && kind !== 'region-index' ? [] : [`${site}${named}`]);
    });
  });

  test('lists its languages, each of which lists it', () => {
    each((page, { path, lang, kind, canonical = path }) => {
      if (kind === 'region') {
        expect(page.alternates.get(lang), path).toBe(`${site}${canonical}`);
        expect(page.alternates.get('x-default'), path).toBe(`${site}/`);
      }
      for (const [code, href] of page.alternates) {
        if (code === 'x-default') continue;
        const other = said.get(href.slice(site.length));
        expect(other?.lang, `${path} → ${href}`).toBe(code);
        expect([...(other?.alternates ?? [])], `${href} lists what ${path} lists`).toEqual([...page.alternates]);
      }
    });
    expect([...(said.get('/ch')?.alternates.keys() ?? [])]).toEqual(['de-CH', 'fr-CH', 'it-CH', 'en-CH', 'x-default']);
  });

  test('has breadcrumbs that all resolve', () => {
    const known = new Set(routes.map(({ path }) => path));
    each((page, { path, kind, lang, canonical = path }) => {
      const [, nav = ''] = /<nav[^>]*aria-label="[^"]*"[^>]*><ol[^>]*>(.*?)<\/ol>/s.exec(page.html) ?? [];
      if (path === '/') return;
      const steps = nav.split('<li').length - 1;
      const links = [...nav.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
      for (const href of links) expect(known, `${path} → ${href}`).toContain(href);
      if (languageOf(lang) === 'en') {
        expect(steps, path).toBe(canonical.split('/').length);
        expect(links.length, path).toBe(steps - 1);
        if (kind === 'article') expect(nav).toContain('href="/blog"');
        return;
      }
      // In other languages the language is no step, and a page that is not translated is no link.
      expect(steps, path).toBeGreaterThanOrEqual(2);
      expect(links.length, path).toBeGreaterThanOrEqual(1);
      const [, ...below] = links;
      for (const href of below)
        expect(languageOf(said.get(href)?.lang ?? 'en'), `${path} → ${href}`).toBe(languageOf(lang));
      expect(page.html, path).toContain('"@type":"BreadcrumbList"');
    });
  });

  test('is listed in the sitemap exactly if it may be', async ({ request }) => {
    const xml = await (await request.get('/sitemap.xml')).text();
    const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, href = '']) => href.slice(site.length) || '/');
    for (const { path, robots, canonical } of routes) expect(listed.includes(path), path).toBe(!robots && !canonical);
    expect(listed.filter((path, index) => listed.indexOf(path) !== index)).toEqual([]);
  });

  test('has a picture for link previews', async ({ request }) => {
    for (const [path, { html }] of said) {
      const [, image = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
      const response = await request.get(image.slice(site.length));
      expect(response.headers()['content-type'], `${path}: ${image}`).toBe('image/png');
    }
  });
});

test('every redirect of the specification is permanent', async ({ request }) => {
  for (const { from, to } of readRedirects()) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], from).toEqual([301, to]);
  }
});

test('every country has a page, with its name, its clock and the nearest regions', async ({ page }) => {
  await page.goto('/ng');
  await expect(page).toHaveTitle(/^IB & AP Tutoring Online for Families in Nigeria · /);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('IB and AP tutoring for students in Nigeria');
  await expect(main.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Home\s*Nigeria/);
  // Lagos is six hours before Toronto in winter.
  await expect(main.getByRole('row', { name: /Mon/ })).toHaveText(/16:00 – 20:30\s*10:00 – 14:30\s*11:00 – 15:30/);
  await expect(main.getByRole('heading', { level: 3 }).getByRole('link')).toHaveCount(3);
  await expect(page.locator('body')).not.toContainText('Belgium');
  expect(await violationsIn(page)).toEqual([]);
});

test('an upper-case address redirects permanently', async ({ request }) => {
  for (const [from, to] of [
    ['/About', '/about'],
    ['/JP?a=B', '/jp?a=B'],
    ['/NG', '/ng'],
    ['/Services/Chemistry-Tutoring', '/services/chemistry-tutoring'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], from).toEqual([301, to]);
  }
});

test('a code that is no region is not found', async ({ request }) => {
  for (const path of ['/xx', '/zz', '/un', '/be/en', '/pl/en', '/regional/be']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

/**
 * In a browser: the first page of each kind, of each kind from right to left, and of each language, and those others look
 * at too. every-page.spec.ts looks at every page in the full run.
 */
// Translations differ only in their text, so a few pages in the widest and the right-to-left language represent them.
const LOOKED_IN = ['de', 'ar'];
const LOOKED_AT = ['/contact', '/search', '/thanks', '/subscriptions', '/tools/premium-grade-calculator'];
const looked = routes.filter((route) => {
  const original = originalOf(route);
  return !original || (LOOKED_AT.includes(original) && LOOKED_IN.includes(route.lang));
});
// Pages of the shared sample come first: they also represent their kind and language.
const isShared = ({ path }: Route) => SAMPLE_PATHS.some((one) => one === path);
const inOrder = [...looked.filter(isShared), ...looked.filter((one) => !isShared(one))];
const firstsBy = (key: (route: Route) => string) => [
  ...new Map(inOrder.toReversed().map((one) => [key(one), one])).values(),
];
const firsts = [
  ...firstsBy(({ kind, lang }) => `${kind} ${directionOf(lang)}`),
  ...firstsBy((route) => `${languageOf(route.lang)} ${originalOf(route)}`),
];
const sample = new Set([...firsts.map(({ path }) => path), ...SAMPLE_PATHS]);

for (const path of sample) {
  test(`${path} in a browser: axe finds nothing, nothing scrolls sideways, nothing complains`, async ({
    page,
    complaints,
  }) => {
    if (path === '/404') complaints.allow(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await ready(page);
    expect(await violationsIn(page)).toEqual([]);
    // 320 × 256: a desktop screen at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
