import type { Page } from '@playwright/test';
import { haveChosen } from '../chosen.ts';
import { drawnPhoto } from '../drawn-photo.ts';
import { expect, test } from '../fixtures.ts';
import { messagesOf } from '../messages.ts';
import { Walk } from '../walk/walk.ts';

/**
 * The six main journeys, walked with keys alone. Each writes down what a screen reader says, and compares it with the walk in
 * docs/accessibility, where designers and assessors read it. `pnpm test:walks --update-snapshots` writes a changed walk.
 */
const CALENDAR = 'https://calendar.tutoring.example';

/** Makes the edge see a visitor in Germany, where nothing is stored before it is allowed. */
const comeFromGermany = (page: Page) =>
  page.route('**/api/geo', (route) => route.fulfill({ json: { country: 'DE', region: null } }));

const main = (page: Page) => page.getByRole('main');

/** Opens a page, and passes its header by the first link. */
async function openContent(walk: Walk, page: Page, path: string): Promise<void> {
  await walk.open(path);
  await skip(walk, page);
}

async function skip(walk: Walk, page: Page): Promise<void> {
  await walk.tabTo(page.getByRole('link', { name: 'Skip to content' }));
  await walk.press('Enter', { focus: main(page) });
}

test('a parent finds a service and books', async ({ page, context }) => {
  await context.route(`${CALENDAR}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Calendar</title>' }),
  );
  const walk = await Walk.begin(page);

  walk.part('The home page asks about cookies, and has the menu');
  await walk.open('/', page.getByRole('region', { name: 'Cookie consent' }));
  await walk.tabTo(page.getByRole('button', { name: 'OK', exact: true }));
  await walk.press('Enter', { focus: main(page) });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await walk.tabTo(menu.getByRole('button', { name: 'Tutoring' }), 'Shift+Tab');
  await walk.press('Enter', { focus: menu.getByRole('link', { name: 'IB & AP Tutoring' }) });
  await walk.press('Escape', { focus: menu.getByRole('button', { name: 'Tutoring' }) });
  await walk.press(' ', { focus: menu.getByRole('link', { name: 'IB & AP Tutoring' }) });
  await walk.press('ArrowDown', { focus: menu.getByRole('link', { name: 'Science & Math' }) });
  await walk.press('Enter', { url: '/services/science-math-tutoring' });

  walk.part('The page of a group of subjects');
  await skip(walk, page);
  await walk.tabTo(main(page).getByRole('link', { name: 'Biology' }).first());
  await walk.press('Enter', { url: '/services/biology-tutoring' });

  walk.part('The page of a subject');
  await skip(walk, page);
  await walk.read(main(page).getByRole('heading', { level: 1 }));
  await walk.tabTo(
    main(page)
      .getByRole('link', { name: /^Book a Free Consultation/ })
      .first(),
  );
  const calendar = page.waitForEvent('popup');
  await walk.press('Enter');
  expect((await calendar).url()).toContain(CALENDAR);
  await (await calendar).close();

  expect(
    walk.written(
      'A parent finds a service and books',
      'A parent in the United States arrives on the home page for the first time, looks for biology, and opens the booking calendar. The calendar belongs to another company, so the walk ends at its door.',
    ),
  ).toMatchSnapshot('1-find-and-book.md');
});

test('a parent sends the form with errors in it', async ({ page }) => {
  await haveChosen(page);
  const walk = await Walk.begin(page);

  walk.part('The form, filled in with mistakes');
  await openContent(walk, page, '/contact');
  await walk.tabTo(page.getByLabel('a student'));
  // While the form hydrates, the browser may take each radio button for a group of its own.
  await page.locator('[data-island="lead-form"][data-hydrated]').waitFor();
  await walk.tabTo(page.getByLabel('Your name'));
  await walk.type('Sample Parent');
  await walk.tabTo(page.getByLabel('Email address', { exact: true }));
  await walk.type('nobody');
  const summary = page.getByRole('group', { name: 'Please check these fields' });
  await walk.press('Enter', { focus: summary });

  walk.part('The summary of the mistakes');
  await walk.read(summary);
  await walk.tabTo(summary.getByRole('link', { name: /Choose who you are/ }));
  await walk.press('Enter', { focus: page.getByLabel('a student') });
  await walk.press('ArrowDown', { focus: page.getByLabel('a parent', { exact: true }) });
  await walk.tabTo(page.getByLabel('Email address', { exact: true }));
  await walk.press('Control+a');
  await walk.type('parent@example.com');
  await walk.press('Enter', { url: /\/thanks/, shows: page.getByText(/^L-\w{4}-\w{4}$/) });

  walk.part('The thank-you page');
  await walk.read(main(page).getByRole('heading', { level: 1 }));

  expect(
    walk.written(
      'A parent sends the form with errors in it',
      'A parent forgets to say who they are and mistypes the email address. The cookie question was answered before.',
    ),
  ).toMatchSnapshot('2-form-with-errors.md');
});

test('a student sends a page to be marked', async ({ page }) => {
  await haveChosen(page);
  const photo = await drawnPhoto(page);
  const walk = await Walk.begin(page);

  // Long before the press: on a busy machine the press would overtake it, and the window would close unanswered.
  const chooser = page.waitForEvent('filechooser');
  walk.part('The page of work');
  await openContent(walk, page, '/mark-my-page');
  const form = page.getByRole('form', { name: 'Send a page to be marked' });
  await walk.tabTo(form.locator('input[type="file"]'));
  await walk.press('Enter');
  await (await chooser).setFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: photo });
  await walk.happens('chooses a photo in the window of the device', { hears: /Ready/ });
  const crop = form.getByRole('button', { name: /^Crop/ });
  await walk.tabTo(crop, 'Shift+Tab');
  await walk.press('Enter', { focus: form.getByRole('group', { name: 'Crop' }).first() });
  await walk.press('Escape', { focus: crop });
  await walk.tabTo(form.getByLabel(/This is practice/));
  await walk.press(' ');

  walk.part('Who sends it');
  await walk.tabTo(form.getByLabel('a student'));
  await walk.press(' ');
  await walk.tabTo(form.getByLabel('Your age'));
  await walk.press('End');
  await walk.tabTo(form.getByLabel('Your name'));
  await walk.type('Sample Student');
  await walk.tabTo(form.getByLabel('Email address', { exact: true }));
  await walk.type(`sample-${crypto.randomUUID()}@example.com`, {}, 'student@example.com');
  await walk.press('Enter', { url: /\/thanks/, shows: page.getByText(/^L-\w{4}-\w{4}$/) });

  expect(
    walk.written(
      'A student sends a page to be marked',
      'A student of eighteen has photographed an answer, checks the photo, and sends it.',
    ),
  ).toMatchSnapshot('3-page-to-mark.md');
});

test('a student uses a calculator and keeps its result', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await haveChosen(page);
  const walk = await Walk.begin(page);
  const tool = page.getByRole('form', { name: 'IB Diploma from grades' });
  const result = tool.getByRole('region', { name: 'Result' });

  walk.part('A grade changes the result');
  await openContent(walk, page, '/tools/premium-grade-calculator');
  await walk.tabTo(tool.getByLabel('Grade of Subject 1'));
  await walk.press('3', { shows: result.getByText('32 of 45 points', { exact: true }), hears: /32/ });
  await walk.read(result.getByText('32 of 45 points', { exact: true }));

  walk.part('The result is kept');
  await walk.tabTo(tool.getByRole('button', { name: 'Copy a link to this result' }));
  await walk.press('Enter', { hears: /copied/ });
  await walk.tabTo(tool.getByLabel('Keep my entries on this device'));
  await walk.press(' ');
  await walk.open('/tools/premium-grade-calculator', result.getByText('32 of 45 points', { exact: true }));

  expect(
    walk.written(
      'A student uses a calculator and keeps its result',
      'A student changes one grade of the example, hears the new result, and keeps it: by a link, and on the device.',
    ),
  ).toMatchSnapshot('4-calculator.md');
});

test('a parent searches, and asks the chat', async ({ page }) => {
  await haveChosen(page);
  const walk = await Walk.begin(page);
  const box = page.getByRole('banner').getByRole('search').first();
  const field = box.locator('input[type=search]');
  const panel = page.locator('[data-island="chat"] dialog');

  walk.part('The search box finds a page');
  await walk.open('/about');
  await walk.press('/', { focus: field });
  await walk.type('chemistry', { shows: box.getByRole('option').first(), hears: /result/ });
  await walk.press('ArrowDown');
  await walk.press('Enter', { url: /\/services\/chemistry-tutoring/ });

  walk.part('What it does not find, the chat is asked');
  await walk.press('/', { focus: field });
  await walk.type('zqxj plonk', { hears: /No results/ });
  await walk.tabTo(box.getByRole('link', { name: /^Ask about/ }));
  await walk.press('Enter', { focus: panel.getByRole('textbox'), hears: /I don’t know/ });
  await walk.type('Is the first consultation free?');
  await walk.press('Enter', { hears: /Our pages say/ });
  await walk.tabTo(panel.locator('figcaption a').first(), 'Shift+Tab');
  await walk.press('Escape');

  expect(
    walk.written(
      'A parent searches, and asks the chat',
      'A parent looks for chemistry, then for words that no page has, and asks the chat instead.',
    ),
  ).toMatchSnapshot('5-search-and-chat.md');
});

test('families in Germany choose a language and refuse or choose cookies, in Japanese and in Arabic', async ({
  page,
}) => {
  await comeFromGermany(page);
  const walk = await Walk.begin(page);
  const banner = page.locator('[data-enhance="consent"]');

  walk.part('A Japanese page: refuse all cookies, then read in English');
  await walk.open('/jp', banner);
  await walk.tabTo(banner.getByRole('button').first());
  await walk.tabTo(banner.getByRole('button').nth(1));
  await walk.press('Enter', { focus: main(page) });
  const switcher = page.getByRole('banner').locator('[data-enhance="languages"]');
  await walk.tabTo(switcher.locator('summary'), 'Shift+Tab');
  await walk.press('Enter', { shows: switcher.getByRole('link', { name: 'English' }) });
  await walk.tabTo(switcher.getByRole('link', { name: 'English' }));
  await walk.press('Enter', { url: '/jp/en' });

  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  walk.part('An Arabic page: allow one kind of cookies');
  await walk.open('/ae', banner);
  await walk.tabTo(banner.getByRole('button').nth(2));
  const settings = page.locator('dialog[open]');
  await walk.press('Enter', { shows: settings });
  await walk.tabTo(settings.getByRole('switch').nth(1));
  await walk.press(' ');
  const { save = '' } = await messagesOf('cookie-consent', 'ar');
  await walk.tabTo(settings.getByRole('button', { name: save }));
  await walk.press('Enter', { focus: main(page) });

  expect(
    walk.written(
      'A family chooses its language and its cookies',
      'Two families who live in Germany, where nothing may be stored before it is allowed: one reads Japanese and refuses everything, one reads Arabic, from right to left, and allows visits to be counted.',
    ),
  ).toMatchSnapshot('6-language-and-cookies.md');
});
