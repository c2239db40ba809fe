import type { Locator, Page } from '@playwright/test';
import { violationsIn } from '../axe.ts';
import { haveChosen } from '../chosen.ts';
import { expect, ready, test, wake } from '../fixtures.ts';

/** The settings and languages in which axe checks each state. */
const LOOKS = {
  'Arabic, in the dark': { home: '/ae', form: '/contact/ar', colorScheme: 'dark' },
  dark: { home: '/', form: '/contact', colorScheme: 'dark' },
  Arabic: { home: '/ae', form: '/contact/ar', colorScheme: 'light' },
  // In forced colours axe still reads our colours, which the browser does not show.
  'forced colours': { home: '/', form: '/contact', forcedColors: 'active' },
} as const;
/** The first look covers the next two. The full run has all of them. The component's own specs check the English light look. */
const looks = Object.entries(LOOKS).slice(0, process.env.FULL ? undefined : 1);

const PHONE = { width: 390, height: 844 };

interface State {
  /** The page of the state. @default the look's home page */
  path?: 'form' | `/${string}`;
  width?: 'phone';
  /** Whether the cookie banner stays open. */
  asked?: true;
  open: (page: Page) => Promise<void>;
}

const SEARCH = '#search [type="search"]';
const CHAT = '[data-island="chat"]';

const searchFor = async (page: Page, text: string, shown: Locator) => {
  await page.locator(SEARCH).click();
  await page.locator(SEARCH).fill(text);
  await expect(shown.last()).toBeVisible();
};

const STATES: Record<string, State> = {
  'a menu': {
    open: async (page) => {
      await page.locator('[data-enhance="menu"] li > button').first().click();
      await expect(page.locator('[data-enhance="menu"] [data-state="open"]').first()).toBeVisible();
    },
  },
  'the mobile menu and a list in it': {
    width: 'phone',
    open: async (page) => {
      await page.locator('header [command="show-modal"]').click();
      await page.locator('[data-enhance="mobile-menu"] summary').first().click();
      await expect(page.locator('[data-enhance="mobile-menu"] details[open]')).toHaveCount(1);
    },
  },
  'the question about cookies, on a phone': {
    width: 'phone',
    asked: true,
    open: (page) => expect(page.locator('[data-enhance="consent"]')).toBeVisible(),
  },
  'the settings of cookies': {
    asked: true,
    open: async (page) => {
      await page.locator('[data-enhance="consent"] [command="show-modal"]').click();
      await page.locator('dialog[open] [role="switch"]:enabled').first().click();
    },
  },
  'a search with results': { open: (page) => searchFor(page, 'chemistry', page.locator('#search [role="option"]')) },
  'a search without any': { open: (page) => searchFor(page, 'qqxqqx', page.locator('#search').getByText('qqxqqx')) },
  'the chat with an answer': {
    open: async (page) => {
      await page.locator(`${CHAT} > a`).click();
      await page.locator(`${CHAT} textarea`).fill('AP');
      await page.locator(`${CHAT} textarea`).press('Enter');
      await expect(page.locator(`${CHAT} [role="log"] p`).last()).toBeVisible();
      await expect(page.locator(`${CHAT} [aria-busy="true"]`)).toHaveCount(0);
    },
  },
  'the form with its problems': {
    path: 'form',
    open: async (page) => {
      await wake(page, 'lead-form');
      await page.locator('[data-island="lead-form"] [type="submit"]').click();
      await expect(page.locator('[data-problem-summary]')).toBeFocused();
    },
  },
  'the locations': {
    open: async (page) => {
      await page.locator('footer details > summary').last().click();
      await expect(page.locator('footer details[open] a').first()).toBeVisible();
      // The end of the page has space for the chat's button. Further up, the button may cover part of a link.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    },
  },
  'a calculator with a result': {
    path: '/tools/premium-grade-calculator',
    open: async (page) => {
      await wake(page, 'grade-calculator');
      await page.locator('[data-island="grade-calculator"] [name="grade1"]').selectOption('7');
      await page.locator('[data-island="grade-calculator"] [name="target"]').fill('99');
      await page.locator('[data-island="grade-calculator"] [name="target"]').blur();
      await expect(page.locator('[data-island="grade-calculator"] [aria-invalid="true"]')).toHaveCount(1);
    },
  },
};

for (const [look, { home, form, ...media }] of looks)
  for (const [name, { path = home, width, asked, open }] of Object.entries(STATES))
    test(`${name} (${look}): axe finds nothing @as-they-are`, async ({ page }) => {
      if (asked)
        await page.route(/\/api\/geo$/, (route) => route.continue({ headers: { 'mf-cf-blob': '{"country":"DE"}' } }));
      else await haveChosen(page);
      await page.emulateMedia({ reducedMotion: 'reduce', ...media });
      if (width) await page.setViewportSize(PHONE);
      await page.goto(path === 'form' ? form : path);
      await ready(page);
      await open(page);
      expect(await violationsIn(page, 'forcedColors' in media ? 'not colours' : 'all')).toEqual([]);
    });
