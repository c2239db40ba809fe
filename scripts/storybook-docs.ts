/**
 * Builds Storybook and opens its docs pages: each story there has its own language, direction and theme, the page has
 * none of them, and the brand's fonts arrive. `--all` opens every docs page, not only those of a few components.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { BROWSER_ARGS, findBrowser } from './browser.ts';

const PORT = 8793;
const root = join(import.meta.dirname, '..');
const outDir = join(root, '.artefacts/storybook');
/** Components whose stories have several directions and themes. */
const FEW = ['header', 'marks', 'navigation-menu'];

const built = spawnSync('storybook', ['build', '-o', outDir, '--quiet'], { cwd: root, encoding: 'utf8' });
if (built.status !== 0) {
  console.error(built.stdout, built.stderr);
  process.exit(1);
}
const server = await preview({ root, build: { outDir }, preview: { port: PORT, strictPort: true } });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
const page = await browser.newPage();
const wrong: string[] = [];
const fonts = new Set<string>();
page.on('response', (response) => {
  const { pathname } = new URL(response.url());
  if (response.status() >= 400) wrong.push(`${pathname} answers ${response.status()}`);
  else if (pathname.endsWith('.woff2')) fonts.add(pathname);
});

interface Entry {
  id: string;
  type: string;
}
const index = (await (await fetch(`http://localhost:${PORT}/index.json`)).json()) as { entries: Record<string, Entry> };
const docs = Object.values(index.entries).filter(({ type }) => type === 'docs');
const opened = docs.filter(({ id }) => process.argv.includes('--all') || FEW.some((name) => id === `${name}--docs`));
for (const { id } of opened) {
  await page.goto(`http://localhost:${PORT}/iframe.html?viewMode=docs&id=${id}`);
  // Every story of the page has been drawn.
  await page.waitForFunction(() => {
    const stories = [...document.querySelectorAll('.sb-story')];
    return stories.length > 0 && stories.every((story) => story.querySelector('[data-theme]'));
  });
  const { html, parts } = await page.evaluate(() => ({
    html: [document.documentElement.dir, document.documentElement.dataset.theme],
    parts: [...document.querySelectorAll<HTMLElement>('.sb-story')].map((story) => {
      const own = story.querySelector<HTMLElement>('[data-theme]');
      const { direction, colorScheme } = getComputedStyle(own ?? story);
      return { story: story.id, lang: own?.lang ?? '', direction, isDark: colorScheme === 'dark' };
    }),
  }));
  if (html[0] === 'rtl' || html[1] !== 'light') wrong.push(`${id}: the page itself is ${html.join(', ')}`);
  for (const { story, lang, direction, isDark } of parts) {
    if ((direction === 'rtl') !== (lang === 'ar')) wrong.push(`${story} is ${direction} in "${lang}"`);
    if (isDark !== /\bdark\b/.test(story)) wrong.push(`${story} is ${isDark ? 'dark' : 'light'}`);
  }
}
if (fonts.size < 2) wrong.push(`Of the two fonts ${fonts.size} arrived.`);
await browser.close();
await server.close();
console.log(`${opened.length} of ${docs.length} docs pages: ${wrong.length} mistakes.`);
for (const line of wrong) console.error(line);
process.exit(wrong.length === 0 && opened.length > 0 ? 0 : 1);
