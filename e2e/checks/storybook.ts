/**
 * Builds Storybook, and looks at its pages as a reader does: no story sets language, direction or theme of the page around
 * it or of its neighbours, and the brand's fonts are there. A page of each case, or all of them with `--full`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.ts';
import { PORTS } from '../ports.ts';
import { serveFolder } from '../serve-folder.ts';

const PORT = PORTS.storybook;
const built = join(import.meta.dirname, '../../storybook-static');
execFileSync('storybook', ['build', '-o', built, '--quiet'], { stdio: ['ignore', 'ignore', 'inherit'] });

// Below a path of its own, as most places serve it.
const BASE = '/design/';
const server = serveFolder(built, PORT, BASE);

interface Entry {
  id: string;
  type: 'docs' | 'story';
}
const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
const pages = Object.values(entries)
  .filter(({ type }) => type === 'docs')
  .map(({ id }) => id);
/** English beside Arabic and dark, Japanese, and one with neither. */
const SAMPLE = ['tooltip--docs', 'navigation-menu--docs', 'hero--docs', 'layout--docs'];
const chosen = process.argv.includes('--full') ? pages : pages.filter((id) => SAMPLE.includes(id));
const problems: string[] = [];
if (chosen.length < SAMPLE.length) problems.push(`Only ${chosen.length} pages to look at.`);

const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
const page = await browser.newPage({ colorScheme: 'light' });
const loaded: string[] = [];
page.on('response', (response) => {
  loaded.push(response.url());
  if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
});

for (const id of chosen) {
  await page.goto(`http://127.0.0.1:${PORT}${BASE}iframe.html?viewMode=docs&id=${id}`);
  await page.locator('.sb-story').first().waitFor();
  await page.waitForLoadState('networkidle');
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
  if (seen.page.dir === 'rtl' || seen.page.theme) problems.push(`${id}: the page is ${JSON.stringify(seen.page)}`);
  if (seen.stories.length === 0) problems.push(`${id}: no story`);
  for (const { name, lang, direction, ground, ink } of seen.stories) {
    const isArabic = /arabic/.test(name);
    if ((direction === 'rtl') !== isArabic || (lang === 'ar') !== isArabic) {
      problems.push(`${id}, ${name}: ${direction}, ${lang}`);
    }
    const isDark = brightness(ground) < brightness(ink);
    if (isDark !== /dark/.test(name)) problems.push(`${id}, ${name}: ${ink} on ${ground}`);
  }
}
for (const font of ['newsreader', 'atkinson-hyperlegible-next']) {
  if (!loaded.some((url) => url.includes(`/${font}`) && url.endsWith('.woff2')))
    problems.push(`${font} was not asked for`);
}
await browser.close();
server.close();

/** The sum of a colour's three numbers. */
function brightness(color = ''): number {
  return (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
}

console.log(problems.join('\n') || `Storybook: ${chosen.length} of ${pages.length} pages in order, with their fonts`);
process.exit(problems.length === 0 ? 0 : 1);
