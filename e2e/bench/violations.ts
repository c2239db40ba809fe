import type { Browser, Page } from 'playwright';
import { findings, score } from '../../packages/edge/test/observatory.ts';
import { violationsIn } from '../axe.ts';
import { builtPages, htmlErrors, internalLinks } from '../checks/built-site.ts';
import { DEVICES, FROM_GERMANY } from './devices.ts';
import { atMost, type Figure, type Group } from './figures.ts';

/** The maximum score of a host outside the preload list. */
const OBSERVATORY = 135;
const none = atMost(0, 'count');

/** The violations of a page. */
export async function violationFigures(browser: Browser, url: string): Promise<Figure[]> {
  const context = await browser.newContext({
    ...DEVICES.phone,
    extraHTTPHeaders: FROM_GERMANY,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const refused = await countRefusals(page);
    const response = await page.goto(url);
    await page.waitForFunction(() => document.body.dataset.ready === 'true');
    const found = await violationsIn(page);
    found.forEach((one) => console.error(`${url}: ${one}`));
    const headers = new Headers(await response?.allHeaders());
    const html = (await response?.text()) ?? '';
    const points = score(headers, html);
    if (points < OBSERVATORY) console.error(`${url}: ${JSON.stringify(findings(headers, html))}`);
    return [
      { label: 'axe', unit: 'count', value: found.length, bar: none, isSize: true },
      { label: 'refused by the policy', unit: 'count', value: await refused(), bar: none, isSize: true },
      { label: 'lost at Observatory', unit: 'count', value: OBSERVATORY - points, bar: none, isSize: true },
    ];
  } finally {
    await context.close();
  }
}

/** The whole of the built site, beyond the sample of pages. */
export async function wholeSiteGroup(origin: string): Promise<Group> {
  const files = builtPages();
  const errors = await htmlErrors(files);
  const links = await internalLinks(origin);
  if (errors.count > 0) console.error(errors.text);
  links.broken.forEach((link) => console.error(link));
  return {
    title: 'The whole site',
    figures: [
      { label: 'pages', unit: 'count', value: files.length },
      { label: 'errors of HTML', unit: 'count', value: errors.count, bar: none, isSize: true },
      { label: 'internal links', unit: 'count', value: links.count },
      { label: 'broken or redirected links', unit: 'count', value: links.broken.length, bar: none, isSize: true },
    ],
  };
}

async function countRefusals(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { refusals: number };
    seen.refusals = 0;
    addEventListener('securitypolicyviolation', () => (seen.refusals += 1));
  });
  return () => page.evaluate(() => (window as unknown as { refusals: number }).refusals);
}
