/**
 * Builds Storybook and checks its documentation pages: no story sets the language, direction or theme of the page or of
 * other stories, the brand's fonts load, links work, the console has no errors, and axe finds nothing in our own text. Then
 * it checks the links and the accessibility of the site's pages in stories. It takes samples; `--full` checks all.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.ts';
import { violationsIn } from '../axe.ts';
import { PORTS } from '../ports.ts';
import { serveFolder } from '../serve-folder.ts';

const PORT = PORTS.storybook;
/** The site, if it was built. */
const SITE = join(import.meta.dirname, '../../site/public');
const built = join(import.meta.dirname, '../../storybook-static');
execFileSync('storybook', ['build', '-o', built, '--quiet'], { stdio: ['ignore', 'ignore', 'inherit'] });

// In a subfolder, as most hosts serve it.
const BASE = '/design/';
const server = serveFolder(built, PORT, BASE);

interface Entry {
  id: string;
  type: 'docs' | 'story';
}
const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
const idsOf = (wanted: Entry['type']) =>
  Object.values(entries)
    .filter(({ type }) => type === wanted)
    .map(({ id }) => id);
const pages = idsOf('docs');
/** Stories of the site's pages. They have no documentation page. */
const sitePages = idsOf('story').filter((id) => id.startsWith('pages-'));
/** Pages without stories, with a live example and without scripts; English beside Arabic and dark; Japanese; a story with a play function. */
const SAMPLE = [
  'start--docs',
  'foundations-colour--docs',
  'patterns-errors--docs',
  'patterns-without-javascript--docs',
  'tooltip--docs',
  'navigation-menu--docs',
  'hero--docs',
  'toast--docs',
];
/** A page with links to its own sections and to other pages, and a right-to-left page. */
const SAMPLE_SITE_PAGES = ['pages-tool--default', 'pages-region--arabic'];
/** Pages that show no component. */
const WITHOUT_STORIES = /^(?:start|foundations|patterns|recipes|versions)-/;
const full = process.argv.includes('--full');
const chosen = full ? pages : pages.filter((id) => SAMPLE.includes(id));
const chosenSitePages = full ? sitePages : sitePages.filter((id) => SAMPLE_SITE_PAGES.includes(id));
const problems: string[] = [];
if (chosen.length < SAMPLE.length || chosenSitePages.length < SAMPLE_SITE_PAGES.length)
  problems.push(
    `Storybook has only ${chosen.length} of the documentation pages and ${chosenSitePages.length} of the site pages to check.`,
  );

const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
const context = await browser.newContext({ colorScheme: 'light' });
const page = await context.newPage();
const loaded: string[] = [];
page.on('response', (response) => {
  loaded.push(response.url());
  if (response.status() >= 400) problems.push(`HTTP ${response.status()}: ${response.url()}`);
});

page.on('console', (message) => {
  // The response handler reports missing files.
  if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
    problems.push(`${new URL(page.url()).searchParams.get('id')}: ${message.text()}`);
});
page.on('pageerror', (error) => problems.push(`${new URL(page.url()).searchParams.get('id')}: ${error.message}`));

for (const id of chosen) {
  await page.goto(`http://127.0.0.1:${PORT}${BASE}iframe.html?viewMode=docs&id=${id}`);
  await page.locator('.sb-story, [lang="en"].sb-unstyled').first().waitFor();
  await settle();
  const seen = await page.evaluate(() => {
    const { dir, dataset, lang } = document.documentElement;
    const stories = [...document.querySelectorAll<HTMLElement>('.sb-story')].map((story) => {
      const root = story.querySelector<HTMLElement>('[data-story]');
      const style = root && getComputedStyle(root);
      return {
        name: /--([\w-]+)$/.exec(story.id.replace('-inner', ''))?.[1] ?? story.id,
        lang: root?.closest<HTMLElement>('[lang]')?.lang,
        direction: style?.direction,
        ground: style?.backgroundColor,
        ink: style?.color,
      };
    });
    return { page: { dir, lang, theme: dataset.theme }, stories };
  });
  for (const href of await hrefsOf('.sbdocs a[href*="path=/"]')) {
    const [, type, named = ''] = /path=\/(docs|story)\/([\w-]+)/.exec(href) ?? [];
    if (entries[named]?.type !== type) problems.push(`${id}: the link ${href} leads to no ${type} page.`);
  }
  // Readers cannot use the inside of a React element (.storybook/preview.tsx).
  if ((await page.locator('.docblock-argstable', { hasText: '$$typeof' }).count()) > 0)
    problems.push(`${id}: a table of props shows the inside of a React element. Describe the prop without it.`);
  // Stories have their own tests. We cannot fix Storybook's tables and toolbars.
  const { violations } = await new AxeBuilder({ page })
    .include('.sbdocs-content')
    .exclude('.sb-story')
    .exclude('.docblock-argstable')
    .exclude('.docblock-source')
    .exclude('.sbdocs-preview')
    // No script runs in it, so axe neither.
    .exclude('iframe[sandbox]')
    // Headings of stories are between ours.
    .disableRules(['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order'])
    .analyze();
  for (const { id: rule, nodes } of violations)
    problems.push(`${id}: ${rule}: ${nodes[0]?.html.slice(0, 160)} (${nodes.length})`);
  if (seen.page.dir === 'rtl' || seen.page.theme)
    problems.push(
      `${id}: the documentation page must be left-to-right and have no theme, but is ${JSON.stringify(seen.page)}.`,
    );
  if (seen.stories.length === 0 && !WITHOUT_STORIES.test(id)) problems.push(`${id}: the page shows no story.`);
  for (const { name, lang, direction, ground, ink } of seen.stories) {
    // A story in a frame has its own page.
    if (!direction) continue;
    const isArabic = /arabic/.test(name);
    if ((direction === 'rtl') !== isArabic || (lang === 'ar') !== isArabic) {
      problems.push(
        `${id}, ${name}: only an Arabic story may be right-to-left and Arabic, and it must be both. Its direction is ${direction}, its language ${lang}.`,
      );
    }
    const isDark = brightness(ground) < brightness(ink);
    if (isDark !== /dark/.test(name))
      problems.push(
        `${id}, ${name}: the story is ${isDark ? 'dark' : 'light'}, which its name does not say (${ink} on ${ground}).`,
      );
  }
}
for (const id of chosenSitePages) {
  await page.goto(`http://127.0.0.1:${PORT}${BASE}iframe.html?viewMode=story&id=${id}`);
  await page.locator('main h1').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  for (const href of await hrefsOf('#storybook-root a')) {
    if (!(await leadsSomewhere(href))) problems.push(`${id}: the link ${href} leads nowhere.`);
  }
  for (const violation of await violationsIn(page)) problems.push(`${id}: ${violation.slice(0, 400)}`);
}
for (const font of ['newsreader', 'atkinson-hyperlegible-next']) {
  if (!loaded.some((url) => url.includes(`/${font}`) && url.endsWith('.woff2')))
    problems.push(`No page loaded the font ${font}.`);
}
await browser.close();
server.close();

/** Waits for the stories, in the page or in frames, and for the fonts. */
async function settle() {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.sb-story')].every((story) => story.querySelector('[data-story], iframe')),
  );
  const frames = page.frames().filter((frame) => frame.url().includes('viewMode=story'));
  await Promise.all(frames.map((frame) => frame.locator('#storybook-root > *').first().waitFor({ state: 'attached' })));
  await page.evaluate(() => document.fonts.ready);
}

/** The `href` attributes of links, without duplicates. */
async function hrefsOf(links: string): Promise<Set<string>> {
  const all = await page.locator(links).evaluateAll((found) => found.map((a) => a.getAttribute('href') ?? ''));
  return new Set(all);
}

/** Whether a link of a site page leads to one of its sections, to a page of the site, or to another site. */
async function leadsSomewhere(href: string): Promise<boolean> {
  if (/^(?:https:|mailto:)./.test(href)) return true;
  const [path = '', place] = href.split('#');
  if (!path) return (await page.locator(`[id="${place}"]`).count()) > 0;
  // Without a built site, only the form of the link can be checked.
  if (!existsSync(SITE)) return path.startsWith('/');
  const file = join(SITE, path, 'index.html');
  return existsSync(file) && (!place || readFileSync(file, 'utf8').includes(`id="${place}"`));
}

/** The sum of a colour's three numbers. */
function brightness(color = ''): number {
  return (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
}

const checked = `${chosen.length} of ${pages.length} documentation pages and ${chosenSitePages.length} of ${sitePages.length} site pages`;
console.log(problems.join('\n') || `Storybook: no problems in ${checked}.`);
process.exit(problems.length === 0 ? 0 : 1);
