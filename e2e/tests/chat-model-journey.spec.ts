import type { Page } from '@playwright/test';
import { violationsIn } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { modelEdge, type ModelEdge } from '../model-edge.ts';

/** The panel lies over the page: axe looks at it alone. */
const PANEL = '[data-island="chat"] dialog';
const panelOf = (page: Page) => page.locator(PANEL);
const quoted = (page: Page) => panelOf(page).locator('blockquote');
const worded = (page: Page) => panelOf(page).getByText('In a language model’s words:');
const writing = (page: Page) => panelOf(page).getByText('Wording an answer…');
const consent = (page: Page) => panelOf(page).getByRole('checkbox', { name: 'Let a language model word answers' });

async function ask(page: Page, question: string): Promise<void> {
  await panelOf(page).getByRole('textbox').fill(question);
  await page.keyboard.press('Enter');
}

let edge: ModelEdge;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  edge = await modelEdge();
});
test.afterAll(() => edge.close());

test('a language model words answers: after consent, sentence by sentence, with the conversation and tools, and never instead of quotations', async ({
  page,
}) => {
  test.slow();
  const { model, url } = edge;
  await page.route('**/api/geo', (route) => route.fulfill({ json: { country: null, region: null } }));
  await page.goto(`${url}/about`);
  await page.getByRole('link', { name: 'Ask a question', exact: true }).click();

  // Before consent nothing leaves the browser.
  model.behave('good');
  await expect(consent(page)).toHaveAccessibleDescription(/Sample Models Inc/);
  await expect(consent(page)).not.toBeChecked();
  await ask(page, 'Do you offer chemistry?');
  await expect(quoted(page)).not.toHaveCount(0);
  expect(model.told()).toEqual([]);

  // A checked sentence appears while the model still writes. When the provider hangs up, the unfinished one does not.
  model.behave('stalled');
  await consent(page).check();
  await ask(page, 'Is the first consultation free?');
  await expect(worded(page)).toBeVisible();
  await expect(writing(page)).toBeVisible();
  const sentence = worded(page).locator('xpath=following-sibling::p');
  await expect(sentence.getByRole('link')).not.toHaveCount(0);
  model.hangUp();
  await expect(writing(page)).toBeHidden();
  await expect(sentence).not.toContainText(' And');
  expect(await violationsIn(page, 'all', PANEL)).toEqual([]);

  // The follow-up takes along what was asked with consent, and the answer to it.
  const answer = (await sentence.innerText()).replace(/\s*\[\d\].*$/su, '');
  model.behave('good');
  await ask(page, 'And what happens in it?');
  await expect(writing(page)).toBeHidden();
  await expect.poll(() => model.told().length).toBe(1);
  expect(model.told()[0]?.conversation).toEqual([{ question: 'Is the first consultation free?', answer }]);
  expect(model.told()[0]?.question).toBe('And what happens in it?');

  // A tool's sum is a quotation of its page. Another sum, of the model's own, is not shown.
  model.behave('summing');
  await ask(page, 'How much is a session?');
  const sum = quoted(page).filter({ hasText: /^\D?8 × USD/ });
  await expect(sum).toBeVisible();
  await expect(writing(page)).toBeHidden();
  await expect(panelOf(page).getByText(/450/)).toHaveCount(0);

  // A provider that fails leaves the quotations.
  const before = await quoted(page).count();
  const words = await worded(page).count();
  model.behave('failing');
  await ask(page, 'Do you teach physics?');
  await expect(quoted(page)).not.toHaveCount(before);
  await expect(writing(page)).toBeHidden();
  await expect(worded(page)).toHaveCount(words);
  expect(model.told()).toHaveLength(1);

  // Without consent it ends.
  model.behave('good');
  await consent(page).uncheck();
  await ask(page, 'Who are the tutors?');
  await expect(panelOf(page).getByText('Who are the tutors?')).toBeVisible();
  await expect(quoted(page)).not.toHaveCount(before);
  expect(model.told()).toEqual([]);
});
