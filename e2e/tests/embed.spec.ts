import type { Browser, BrowserContext, Frame, Page, Request } from '@playwright/test';
import { addressIn } from '@tutoring/domain/languages';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { violationsIn } from '../axe.ts';
import { expect, ready, test } from '../fixtures.ts';
import { messagesOf } from '../messages.ts';
import { siteUrl } from '../routes.ts';

const SCHOOLS = '/tools-for-schools';
const GRADES = '/tools/premium-grade-calculator';
/** Chromium's words where a page refuses to be framed. */
const REFUSED = /Refused to (?:display|frame)|Framing .* violates|chrome-error/;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** What a student enters in each tool, and the text that is the result. */
const TOOLS = {
  diploma: {
    island: 'grade-calculator',
    page: `${GRADES}#diploma`,
    enter: (frame: Frame) => frame.locator('[name="grade1"]').selectOption('2'),
    result: ({ points = '' }) => points.replace('{points}', '31'),
  },
  subject: {
    island: 'subject-calculator',
    page: `${GRADES}#subject`,
    enter: (frame: Frame) => frame.locator('[name$=".p2"]').fill('73'),
    result: ({ gradePerhaps = '' }) => gradePerhaps.replace('{low}', '6').replace('{high}', '7'),
  },
  ap: {
    island: 'ap-calculator',
    page: `${GRADES}#ap`,
    enter: (frame: Frame) => frame.locator('[name$=".raw.mcq"]').fill('60'),
    result: ({ composite = '' }) => composite.replace('{value}', '79.35'),
  },
  'study-hours': {
    island: 'study-hours-estimator',
    page: '/tools/premium-study-hours-estimator#plan',
    enter: (frame: Frame) => frame.locator('[name="hours"]').fill('3'),
    result: ({ fitsNot = '' }) => fitsNot.split('{')[0]?.trim() ?? '',
  },
} as const;
type Tool = keyof typeof TOOLS;
const NAMES = Object.keys(TOOLS) as Tool[];

/** A school's page on another site: `localhost`, where ours is `127.0.0.1`. */
interface School {
  url: string;
  /** Writes the page. */
  write: (body: string) => void;
  close: () => void;
}

async function openSchool(): Promise<School> {
  let body = '';
  const server: Server = createServer(({ url }, response) => {
    if (url !== '/') return void response.writeHead(204).end();
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A school</title>${body}</html>`,
      );
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    write: (text) => void (body = text),
    close: () => void server.close(),
  };
}

/**
 * The lines that the page for schools shows, for the site under test: one for each tool, then the one for heights. A teacher
 * reads them in a browser of their own: the student has never been on our site.
 */
async function linesIn(browser: Browser, language: 'en' | 'ar'): Promise<string[]> {
  const page = await browser.newPage({ baseURL: home });
  await page.goto(addressIn(SCHOOLS, language));
  const lines = await page.locator('[data-snippet]').allTextContents();
  await page.close();
  expect(lines).toHaveLength(NAMES.length + 1);
  return lines.map((line) => line.replaceAll(siteUrl(), home));
}

/** The frame of a tool in the school's page, when its page is there. */
async function frameOf(page: Page, tool: Tool): Promise<Frame> {
  const element = page.locator(`iframe[src*="/embed/${tool}"]`);
  await element.scrollIntoViewIfNeeded();
  const frame = await (await element.elementHandle())?.contentFrame();
  if (!frame) throw new Error(`There is no frame of ${tool}.`);
  await frame.waitForFunction(() => document.body?.dataset.ready === 'true');
  return frame;
}

/** Touches the tool, and waits until React has taken it over. */
async function wakeIn(frame: Frame): Promise<void> {
  await frame.locator('[data-island]').first().dispatchEvent('pointerover');
  await frame.waitForSelector('[data-island][data-hydrated]', { state: 'attached' });
}

/** All requests from now on. */
function requestsOf(context: BrowserContext): Request[] {
  const all: Request[] = [];
  context.on('request', (request) => all.push(request));
  return all;
}

/** What a frame has stored, by kind; only kinds with something in them. */
const storedIn = (frame: Frame) =>
  frame.evaluate(async () => {
    const kinds = {
      cookie: document.cookie,
      local: Object.keys(localStorage).join(),
      databases: (await indexedDB.databases()).map(({ name }) => name).join(),
      caches: (await caches.keys()).join(),
      workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope).join(),
    };
    return Object.fromEntries(Object.entries(kinds).filter(([, text]) => text !== ''));
  });

let school: School;
/** The address of the site under test. */
let home: string;
test.beforeEach(async ({ baseURL }) => {
  home = baseURL ?? '';
  school = await openSchool();
});
test.afterEach(() => school.close());

for (const [device, use] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)
  for (const language of ['en', 'ar'] as const)
    test.describe(`${device}, ${language}`, () => {
      // A header of the tests would make the browser ask for permission first (CORS).
      test.use({ ...use, serviceWorkers: 'allow', extraHTTPHeaders: {}, actionTimeout: 10_000 });

      test('by the line alone, every calculator works in a school’s page and sends nothing', async ({
        page,
        context,
        browser,
      }) => {
        const [first = '', ...others] = (await linesIn(browser, language)).slice(0, -1);
        school.write([first, ...others].join('<p>Our school</p>'));
        const requests = requestsOf(context);
        await page.goto(school.url);
        for (const name of NAMES) {
          const { island, enter, result } = TOOLS[name];
          const frame = await frameOf(page, name);
          expect(await frame.evaluate(() => document.documentElement.lang), name).toBe(language);
          await wakeIn(frame);
          await page.waitForLoadState('networkidle');
          const before = requests.length;
          await enter(frame);
          const text = result(await messagesOf(island, language));
          expect(text, name).not.toBe('');
          await expect(frame.getByRole('main'), name).toContainText(text);
          expect(
            requests.slice(before).map((request) => request.url()),
            `${name}, while somebody types`,
          ).toEqual([]);
          expect(await storedIn(frame), name).toEqual({});
          expect(await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBe(0);
        }
        const ours = requests.filter((request) => request.url().startsWith(home));
        for (const request of ours) {
          const { pathname, search } = new URL(request.url());
          expect(`${request.method()} ${pathname}${search}`).toMatch(
            /^GET \/(?:embed\/[a-z/-]+|assets\/[^/?]+|icons?\/[^/?]+|favicon[^/?]*)$/,
          );
          const { cookie, referer = home } = await request.allHeaders();
          expect(cookie, pathname).toBeUndefined();
          expect(referer, pathname).toContain(home);
        }
        expect(requests.length - ours.length, 'requests to others than us and the school').toBe(
          requests.filter((request) => request.url().startsWith(school.url)).length,
        );
        expect(await context.cookies()).toEqual([]);
      });

      test('the second line gives the frame the height of its content, also when that grows', async ({
        page,
        browser,
      }) => {
        const lines = await linesIn(browser, language);
        const [line = ''] = lines;
        school.write(line);
        await page.goto(school.url);
        const element = page.locator('iframe');
        await frameOf(page, 'diploma');
        expect((await element.boundingBox())?.height).toBe(900);

        school.write(`${line}\n${lines.at(-1)}`);
        await page.goto(school.url);
        const frame = await frameOf(page, 'diploma');
        const difference = async () => {
          const content = await frame.evaluate(() => document.body.getBoundingClientRect().height);
          return Math.abs(((await element.boundingBox())?.height ?? 0) - content);
        };
        await expect.poll(difference).toBeLessThanOrEqual(2);
        const before = (await element.boundingBox())?.height ?? 0;
        await wakeIn(frame);
        const closed = frame.locator('details:not([open]) > summary');
        for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
        await expect.poll(async () => (await element.boundingBox())?.height).toBeGreaterThan(before);
        await expect.poll(difference).toBeLessThanOrEqual(2);
        // Nothing scrolls within the frame.
        expect(await frame.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
      });

      test('the link opens the full page in a tab of its own, and the entries stay in the tab', async ({
        page,
        context,
        browser,
      }) => {
        const lines = await linesIn(browser, language);
        school.write(lines.slice(0, -1).join('<p>Our school</p>'));
        await page.goto(school.url);
        for (const name of NAMES) {
          const frame = await frameOf(page, name);
          const opened = context.waitForEvent('page');
          await frame.getByRole('main').getByRole('link').first().click();
          const tab = await opened;
          const [path = '', anchor = ''] = TOOLS[name].page.split('#');
          await expect(tab).toHaveURL(`${addressIn(path, language)}#${anchor}`);
          await ready(tab);
          await expect(tab.locator(`#${anchor}`)).toBeInViewport();
          await tab.close();
        }
        expect(page.url()).toBe(school.url);

        const frame = await frameOf(page, 'ap');
        await TOOLS.ap.enter(frame);
        const text = TOOLS.ap.result(await messagesOf('ap-calculator', language));
        await expect(frame.getByRole('main')).toContainText(text);
        await page.reload();
        await expect((await frameOf(page, 'ap')).getByRole('main')).toContainText(text);
      });
    });

test('no other page may be framed, nor what the server says of a missing embed', async ({ page, complaints }) => {
  complaints.allow(REFUSED);
  complaints.allow(/status of 404/);
  const paths = ['/', GRADES, SCHOOLS, '/contact', '/owner', '/search', '/embed/nothing', '/embed', '/offline'];
  school.write(paths.map((path) => `<iframe src="${home}${path}" title="${path}"></iframe>`).join('\n'));
  await page.goto(school.url);
  await page.waitForLoadState('networkidle');
  for (const path of paths) {
    const frame = await (await page.locator(`iframe[title="${path}"]`).elementHandle())?.contentFrame();
    // Chromium shows its own error page, whose content is not ours.
    expect(frame?.url(), path).toBe('chrome-error://chromewebdata/');
  }
});

test('the button copies the line that the page shows', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(SCHOOLS);
  await ready(page);
  const button = page.getByRole('button', { name: /^Copy the line: AP/ });
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied. Paste it into your page.' })).toBeVisible();
  const snippet = page.locator('div').filter({ has: button }).last().locator('[data-snippet]');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`${siteUrl()}/embed/ap"`);
  expect(copied).toBe(await snippet.textContent());
});

for (const name of NAMES)
  for (const language of ['en', 'ar'] as const)
    test(`axe finds nothing in ${addressIn(`/embed/${name}`, language)}, light or dark, wide or narrow`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(addressIn(`/embed/${name}`, language));
      await ready(page);
      await wakeIn(page.mainFrame());
      await TOOLS[name].enter(page.mainFrame());
      expect(await violationsIn(page)).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
      expect(await violationsIn(page, 'colours')).toEqual([]);
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await violationsIn(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
