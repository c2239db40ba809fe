import { LANGUAGES } from '@tutoring/domain/languages';
import type { LaunchDecision, LaunchList } from '@tutoring/domain/launch';
import type { Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, SERVER_ENDED, test as base } from '../fixtures.ts';
import { claimsNow, OWNER, peopleNow, pricesNow, PRICES_FILE, SAMPLE_PAGE, studentWorkNow, TUTOR } from './edits.ts';
import { portrait } from './portrait.ts';
import { COPY, copyProject, git } from './project-copy.ts';
import { startDesk, type Program } from './program.ts';

const PRICES = join(COPY, PRICES_FILE);
const ABOUT = join(COPY, 'site/content/about.mdx');

/** The desk of the copy. A journey may stop it and start it again. */
const test = base.extend<object, { desk: { current: Program } }>({
  desk: [
    async ({}, use, { workerIndex }) => {
      // A second process means that a journey has failed: the retry needs the project as the first journey found it.
      if (workerIndex > 0) copyProject();
      const desk = { current: await startDesk() };
      await use(desk);
      await desk.current.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ desk }, use) => use(desk.current.url),
});
// What one journey has saved, the next ones find, and the last one builds.
test.describe.configure({ mode: 'serial' });
test.beforeEach(({ complaints }) => {
  // The desk opens with the leads, which need the edge (503). Browsers also report what it refuses (409, 422).
  complaints.allow(/status of (?:409|422|503)/);
});

/** Opens the desk as its owner does, and a file from the list of its content. */
async function openFile(page: Page, search: string, name: string): Promise<void> {
  await page.goto('/owner');
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Content' }).click();
  await page.getByRole('searchbox', { name: 'Find a page or a fact' }).fill(search);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
}

/** The fields of the lowest price, in the order of the file. */
const amounts = (page: Page) =>
  page.getByRole('group', { name: 'Lowest price of a session' }).getByRole('textbox', { name: 'Amount' });
const save = (page: Page, name = 'Save') => page.getByRole('button', { name, exact: true }).click();
/** A save checks all content, which takes a busy machine a while. */
const isSaved = (page: Page) => expect(page.getByText('Saved.', { exact: true })).toBeVisible({ timeout: 60_000 });

test('a price changes, together with what somebody else has saved, and the desk refuses words for a price', async ({
  page,
}) => {
  await openFile(page, 'prices', 'Prices');
  const [{ amount: old = 0 } = {}] = pricesNow();
  const before = readFileSync(PRICES, 'utf8');
  const amount = amounts(page).first();
  await amount.fill('sixty');
  await save(page);
  const wrong = page.getByRole('region', { name: 'Fields to correct' });
  await expect(wrong).toContainText('Write a number in digits, such as 79.5.');
  await wrong.getByRole('button').click();
  await expect(amount).toBeFocused();
  expect(readFileSync(PRICES, 'utf8')).toBe(before);

  // Somebody else saves another line meanwhile.
  const note = '# The accountant has looked at these prices.\n';
  await amount.fill(String(old + 1));
  writeFileSync(PRICES, before + note);
  await save(page);
  await expect(page.getByText(/Their changes and yours are together in the text now/)).toBeVisible();
  expect(readFileSync(PRICES, 'utf8')).toBe(before + note);
  await save(page, 'Save again');
  await isSaved(page);
  const after = readFileSync(PRICES, 'utf8');
  expect(after).toBe(before.replace(`amount: ${old}`, `amount: ${old + 1}`) + note);
});

test('a price that was typed when the desk stopped is there when it runs again', async ({ page, desk, complaints }) => {
  complaints.allow(SERVER_ENDED);
  await openFile(page, 'prices', 'Prices');
  const wanted = String((pricesNow().at(-1)?.amount ?? 0) + 1);
  await amounts(page).last().fill(wanted);
  await desk.current.stop();
  await save(page);
  await expect(page.getByRole('alert')).toContainText('What you typed is kept in this browser.');
  desk.current = await startDesk();
  await page.reload();
  await expect(page.getByText(/This is your text of .* not saved yet/)).toBeVisible();
  await expect(amounts(page).last()).toHaveValue(wanted);
  await save(page);
  await isSaved(page);
  expect(String(pricesNow().at(-1)?.amount)).toBe(wanted);
});

test('a paragraph and a line of a tag change, and no byte beside them', async ({ page }) => {
  const before = readFileSync(ABOUT, 'utf8');
  const [, title = ''] = /^title: "(.+)"$/m.exec(before) ?? [];
  await openFile(page, title, title);
  const text = page.getByRole('group', { name: 'Text of the page' });
  const paragraph = text.getByRole('textbox', { name: 'Paragraph' }).first();
  const kicker = text.getByRole('textbox', { name: 'Hero: kicker' });
  const [words, named] = [await paragraph.inputValue(), await kicker.inputValue()];
  await paragraph.fill(`${words} We have added this sentence.`);
  await kicker.fill(`${named}, changed`);
  await save(page);
  await isSaved(page);
  expect(readFileSync(ABOUT, 'utf8')).toBe(
    before.replace(words, `${words} We have added this sentence.`).replace(`"${named}"`, `"${named}, changed"`),
  );
});

test('a tutor is added with a photo and a course', async ({ page }) => {
  await page.goto('/owner');
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Add a person' }).click();
  const person = page.getByRole('region', { name: /^New person|^Sample / });
  await person.getByRole('textbox', { name: 'Name', exact: true }).fill(TUTOR.name);

  const chooser = page.waitForEvent('filechooser');
  await person.getByRole('button', { name: 'Choose a photo…' }).click();
  await (await chooser).setFiles({ name: 'IMG_0001.PNG', mimeType: 'image/png', buffer: portrait() });
  await person.getByRole('textbox', { name: /^Consent given by/ }).fill(TUTOR.name);
  await person.getByRole('button', { name: 'Use this photo' }).click();
  await expect(person.getByRole('img', { name: `The photo of ${TUTOR.name}` })).toBeVisible();

  await person.getByRole('button', { name: 'Add to: Subjects' }).click();
  await person.getByRole('combobox', { name: 'Page' }).selectOption(TUTOR.page);
  await person.getByRole('checkbox', { name: TUTOR.level }).check();
  await person.getByRole('checkbox', { name: 'English' }).check();
  await save(page);
  await isSaved(page);
  expect(peopleNow().at(-1)).toMatchObject({
    name: TUTOR.name,
    shownAs: ['tutor'],
    subjects: [{ page: TUTOR.page, levels: [TUTOR.level] }],
    languages: ['en'],
  });
});

test('a returned page becomes a public sample', async ({ page }) => {
  const { marking, subject, title, text, words } = SAMPLE_PAGE;
  // These journeys have no edge.
  await page.route('**/api/owner/marking', (route) => route.fulfill({ json: { markings: [marking], waitingMax: 12 } }));
  await page.route(`**/api/owner/marking/${marking.reference}`, (route) => route.fulfill({ json: { marking } }));
  await page.route('**/api/owner/marking/*/pages/*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.goto('/owner');
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Marking' }).click();
  await page.getByRole('link', { name: /^Sample Parent/ }).click();
  await page.getByRole('button', { name: 'Make a public sample' }).click();
  const sample = page.getByRole('region', { name: 'Public sample' });
  await expect(sample.getByRole('combobox', { name: /^Subject/ })).toHaveValue(subject);
  await sample.getByRole('textbox', { name: /^Title/ }).fill(title);
  await sample.getByRole('textbox', { name: /^Answer/ }).fill(text);
  const marked = sample.getByRole('textbox', { name: /^Words/ });
  await marked.fill('other words');
  await save(page);
  await expect(sample.getByRole('alert')).toContainText('The marked words “other words” are not in a paragraph');
  await marked.fill(words);
  await save(page);
  await isSaved(page);
  expect(studentWorkNow()[0]).toEqual({
    reference: marking.reference,
    subject,
    language: 'en',
    title,
    question: marking.question,
    grade: '1/2',
    text,
    marks: [{ words, kind: 'underline', note: 'Of which particles?' }],
  });
  // Another visit finds it.
  await page.reload();
  await expect(sample.getByRole('textbox', { name: /^Title/ })).toHaveValue(title);
});

/** Answers the decision about a claim. */
async function answer(page: Page, { title, how }: LaunchDecision, name: 'True' | 'Not us'): Promise<void> {
  const decision = page.getByRole('article', { name: title });
  // Groups are folded but for the first.
  const folded = page.getByRole('article', { name: title, includeHidden: true });
  await expect(folded).toBeAttached();
  if (!(await decision.isVisible()))
    await page.locator('details', { has: folded }).first().locator('summary').first().click();
  await decision.getByRole('button', { name, exact: true }).click();
  if (name === 'Not us' && how.by === 'claim' && how.warnings.length > 0)
    await decision.getByRole('button', { name: 'Take it out' }).click();
  await expect(decision.getByRole('button', { name: 'Decide again' })).toBeVisible();
}

test('one claim is confirmed and another is struck', async ({ page }) => {
  await page.goto('/owner');
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Launch' }).click();
  await expect(page.getByText(/\d+ of \d+ decided/).first()).toBeVisible();
  const { decisions } = (await (await page.request.get('/owner/data/launch.json')).json()) as LaunchList;
  const open = decisions.filter(({ how, decided }) => how.by === 'claim' && !decided);
  // One that stands in all languages.
  const struck = open.find(
    ({ how, places, morePlaces = 0 }) =>
      how.by === 'claim' &&
      how.strikeable &&
      how.unmarked.length === 0 &&
      places.length + morePlaces > LANGUAGES.length,
  );
  const confirmed = open.find((decision) => decision !== struck);
  test.skip(!struck || !confirmed, 'the owner has answered the claims already');
  if (!struck || !confirmed) return;
  await page.getByRole('textbox', { name: 'Your name' }).fill(OWNER);
  await answer(page, confirmed, 'True');
  await answer(page, struck, 'Not us');
  await expect(page.getByText('All answers are saved.')).toBeVisible({ timeout: 60_000 });
  const answerOf = ({ how }: LaunchDecision) =>
    claimsNow().find(({ id }) => how.by === 'claim' && id === how.claim)?.answer;
  expect(answerOf(confirmed)).toMatchObject({ is: true, by: OWNER });
  expect(answerOf(struck)).toMatchObject({ is: 'not-us', by: OWNER });

  // The list of a later visit knows both.
  await page.reload();
  await page.getByRole('radio', { name: 'Decided' }).check();
  for (const { title } of [confirmed, struck])
    await expect(page.getByRole('article', { name: title, includeHidden: true })).toBeAttached();
});

test('what was saved is published as one commit', async ({ page }) => {
  await page.goto('/owner/content');
  const publication = page.getByRole('region', { name: 'Publication' });
  await expect(publication.getByRole('status')).toContainText('saved, not published · Checks passed');
  await publication.getByRole('button', { name: 'Publish' }).click();
  await expect(publication.getByRole('status')).toHaveText('Saved as a version on this machine. It is not online yet.');
  await expect(page.getByText('Changed, not published')).toHaveCount(0);
  expect(git('status', '--porcelain', '--', 'site')).toBe('');
  expect(git('log', '--format=%an', '--max-count=1')).not.toBe('');
  expect(git('show', '--name-only', '--format=')).toContain(PRICES_FILE);
});
