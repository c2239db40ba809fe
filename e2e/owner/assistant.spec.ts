import type { Browser, Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { developerAssertion, ownerKey, publicPart } from '../../packages/edge/scripts/owner-key.ts';
import { modelServer, type ModelServer } from '../../packages/edge/test/model-server/server.ts';
import { runEdge } from '../../packages/edge/test/running-edge.ts';
import { expect, ready, test as base } from '../fixtures.ts';

const QUESTION = 'Is the first consultation free?';
const NOTICE = 'Let a language model word answers';

/** The built site on an edge that has a provider's key and no model, and the provider on this machine. */
const test = base.extend<object, { edge: { url: string; assertion: string; model: ModelServer } }>({
  edge: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'tutoring-assistant-'));
      const key = await ownerKey(folder);
      const model = await modelServer();
      const edge = await runEdge({ ...model.vars, CHAT_MODEL: '', OWNER_DEV_KEY: publicPart(key) });
      await use({ url: edge.url, assertion: await developerAssertion(key), model });
      model.close();
      await edge.remove();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ edge }, use) => use(edge.url),
});

/** The chat's panel of a new visitor. */
async function openChat(browser: Browser, url: string): Promise<{ page: Page; notice: Promise<unknown> }> {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  const notice = page.waitForResponse('**/api/chat');
  await page.goto('/');
  await ready(page);
  await page.locator('[data-island="chat"] > a').click();
  await expect(page.locator('[data-island="chat"] dialog').getByRole('textbox')).toBeFocused();
  return { page, notice: (await notice).json() };
}
const chatOf = (page: Page) => page.locator('[data-island="chat"] dialog');
async function askAsVisitor(page: Page): Promise<void> {
  await chatOf(page).getByRole('textbox').fill(QUESTION);
  await page.keyboard.press('Enter');
  await expect(chatOf(page).locator('blockquote').first()).toBeVisible();
}

test('the owner tries the assistant, switches it on for visitors, and off again, without a build', async ({
  page,
  browser,
  edge: { url, assertion, model },
  complaints,
}) => {
  // The desk has no repository here.
  complaints.allow(/404 .*\/api\/owner\/publication/);
  await page.goto(`/owner?assertion=${assertion}`);
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Assistant' }).click();
  await expect(page.getByRole('heading', { name: 'Off: visitors get quotations' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Switch on/ })).toHaveCount(0);

  // The model is chosen, and tried before it is saved.
  await page.getByRole('textbox', { name: 'Model' }).fill('openai-compatible:sample-model');
  await page.getByRole('textbox', { name: 'Price in' }).fill('0.1');
  await page.getByRole('textbox', { name: 'Price out' }).fill('0.5');
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill(QUESTION);
  await page.keyboard.press('Enter');
  const answer = page.getByRole('group', { name: 'The answer' });
  await expect(answer.getByText('Visitors would see 1 sentence of the model')).toBeVisible();
  await expect(answer.getByText(/tokens in and .* as the provider reports\. About USD 0\.000/)).toBeVisible();
  expect(model.told()).toHaveLength(1);

  // No visitor has seen anything of it.
  const before = await openChat(browser, url);
  expect(await before.notice).toMatchObject({ receiver: '' });
  await askAsVisitor(before.page);
  await expect(chatOf(before.page).getByRole('checkbox', { name: NOTICE })).toHaveCount(0);
  expect(model.told()).toHaveLength(1);

  await page.getByRole('button', { name: 'Save model and budget' }).click();
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  await page.getByRole('button', { name: 'Switch on for visitors' }).click();
  await expect(page.getByRole('heading', { name: 'On: visitors can ask the model' })).toBeVisible();

  const { page: visitor } = await openChat(browser, url);
  const box = chatOf(visitor).getByRole('checkbox', { name: NOTICE });
  await expect(box).toHaveAccessibleDescription(/go to .?Sample Models Inc\./);
  // Nothing is sent without the visitor's agreement.
  await askAsVisitor(visitor);
  expect(model.told()).toHaveLength(1);
  await box.check();
  await askAsVisitor(visitor);
  await expect(chatOf(visitor).getByText('In a language model’s words:')).toBeVisible();
  expect(model.told().map(({ question }) => question)).toEqual([QUESTION, QUESTION]);

  await page.getByRole('button', { name: 'Switch off for visitors' }).click();
  await expect(page.getByRole('heading', { name: 'Off: visitors get quotations' })).toBeVisible();
  // The panel that is still open falls back to the quotations without an error, and a new one offers no model.
  complaints.allow(/404 .*\/api\/chat/);
  await askAsVisitor(visitor);
  const after = await openChat(browser, url);
  expect(await after.notice).toMatchObject({ receiver: '' });
  await expect(chatOf(after.page).getByRole('checkbox', { name: NOTICE })).toHaveCount(0);
  expect(model.told()).toHaveLength(2);
  await page.reload();
  await expect(page.getByText('2 of 1,000')).toBeVisible();
});
