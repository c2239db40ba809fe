import type { Page } from '@playwright/test';
import { HOSTILE as HOSTILE_TEXTS } from '../../packages/edge/test/hostile.ts';
import { violationsIn } from '../axe.ts';
import { expect, query, test } from '../fixtures.ts';
import { storeLead as send } from '../lead.ts';
import { signIn } from '../owner.ts';

const INBOX = 'main';
const PHONE = { width: 360, height: 740 };
/** A unique word that finds only this attempt's leads, because all projects and retries share one database. */
const wordOf = (name: string) => `${name}${crypto.randomUUID().slice(0, 8)}`;
/** Text that a visitor could type to attack the page that shows it. */
const HOSTILE = {
  name: 'Sample <img src=x onerror=alert(1)> \u202Eevil',
  subjects: '=HYPERLINK("https://evil.example")',
  message: `javascript:alert(1) <script>alert(1)</script> ${'x'.repeat(3900)}`,
};

// No repository is connected here, so the desk has nothing to publish.
test.beforeEach(({ complaints }) => complaints.allow(/404 .*\/api\/owner\/publication/));

const line = (page: Page, name: string | RegExp) => page.locator(INBOX).getByRole('listitem').filter({ hasText: name });
const search = (page: Page, word: string) => page.locator(INBOX).getByRole('searchbox').fill(word);

test('visitors who are not signed in see neither the inbox nor a link to it', async ({ page, complaints }) => {
  complaints.allow(/403/);
  const answer = await page.goto('/owner');
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The desk stays closed');
  await expect(page.getByRole('main')).toContainText('ACCESS_AUD');
  expect(await violationsIn(page)).toEqual([]);
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const index = await (await page.request.get('/search-index-full.json')).text();
  expect(sitemap + index).not.toContain('/owner');
});

test(
  'the owner finds a lead by keyboard, adds a note, answers, and goes back',
  { tag: '@needs-app' },
  async ({ page }) => {
    const word = wordOf('keyed');
    const reference = await send(page, word);
    await signIn(page);
    await search(page, word);
    await expect(line(page, word)).toHaveCount(1);
    await line(page, word).getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/owner#${reference}`);
    const lead = page.getByRole('article');
    await expect(lead.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(lead.getByRole('heading', { level: 2 })).toHaveText(`Sample ${word}`);
    await lead.getByRole('textbox', { name: 'Note' }).fill('Called at five');
    await lead.getByRole('button', { name: 'Add the note' }).press('Enter');
    await expect(lead.getByRole('listitem').filter({ hasText: 'Called at five' })).toContainText('by owner@localhost');
    await lead.getByRole('button', { name: 'Answered' }).press('Enter');
    await expect(lead.getByText('Status: Answered')).toBeVisible();
    expect(query(`select status, status_by, version from leads where reference = '${reference}'`)).toEqual([
      { status: 'answered', status_by: 'owner@localhost', version: 2 },
    ]);
    // Axe would report a target that is half under the header as too small.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await violationsIn(page, 'all', INBOX)).toEqual([]);
    await page.goBack();
    await expect(line(page, word).getByRole('link')).toBeFocused();
    await expect(line(page, word)).toContainText('Answered');
  },
);

test(
  'a result goes from a tool into the form, and to the owner with a link that opens it',
  { tag: '@needs-app' },
  async ({ page }) => {
    const name = `Sample ${wordOf('brought')}`;
    await page.goto('/tools/premium-grade-calculator#subject&course=ib-chemistry&level=HL&ib-chemistry.HL.p2=80');
    const tool = page.getByRole('form', { name: 'IB subject from its components' });
    await expect(tool.getByText(/Marks still missing/).first()).toBeVisible();
    await tool.getByRole('link', { name: 'Bring your result to a free consultation' }).click();
    await expect(page).toHaveURL('/contact');
    const message = page.getByLabel(/^What should we know/);
    await expect(message).toHaveValue(/Chemistry HL\n.+\n[^]+To open it: \S+#subject&course=ib-chemistry/);
    await expect(page.getByText('Your result is in the message below.')).toBeVisible();
    expect(await violationsIn(page, 'all', 'main form')).toEqual([]);
    await message.press('ControlOrMeta+End');
    await message.pressSequentially('\n\nIs a 7 possible?');
    await page.getByLabel('a parent', { exact: true }).check();
    await page.getByLabel('Your name').fill(name);
    await page.getByLabel('Email address', { exact: true }).fill('parent@example.com');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/thanks\?reference=/);
    await expect(page.getByRole('main')).toContainText('Is a 7 possible?');
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(stored).not.toContain('Is a 7 possible?');

    await signIn(page);
    await search(page, name);
    await line(page, name).getByRole('link').click();
    const lead = page.getByRole('article');
    await expect(lead).toContainText('Chemistry HL');
    await expect(lead.getByRole('link', { name: /#subject/ })).toHaveAttribute('href', /#subject&course=ib-chemistry/);
  },
);

test('a lead moves to spam and back, and a deleted lead is gone', { tag: '@needs-app' }, async ({ page }) => {
  const word = wordOf('sorted');
  const reference = await send(page, word);
  await signIn(page);
  const filters = page.getByRole('group', { name: 'Which leads' });
  await search(page, word);
  await line(page, word).getByRole('link').click();
  const lead = page.getByRole('article');
  await lead.getByRole('button', { name: 'This is spam' }).click();
  await expect(line(page, word)).toHaveCount(0);
  await filters.getByRole('button', { name: 'Spam 1' }).click();
  await expect(line(page, word)).toHaveCount(1);
  await lead.getByRole('button', { name: /^Not spam/ }).click();
  await expect(line(page, word)).toHaveCount(0);
  await filters.getByRole('button', { name: 'All 1' }).click();
  await expect(line(page, word)).toHaveCount(1);
  await lead.getByRole('button', { name: 'Delete this lead…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(lead.getByRole('heading', { name: `${reference} is deleted` })).toBeFocused();
  await lead.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL('/owner');
  await expect(page.locator(INBOX).getByText('No lead matches')).toBeVisible();
  expect(query(`select 1 from leads where reference = '${reference}'`)).toEqual([]);
  expect(query(`select told_at from forgotten where reference = '${reference}'`)).toHaveLength(1);
});

test(
  'a hundred hostile leads are shown as text, in the list and in each view',
  { tag: '@needs-app' },
  async ({ page }) => {
    const word = wordOf('many');
    const references = await Promise.all(
      HOSTILE_TEXTS.map(async (text, at) => {
        const typed = (limit: number) => `${word} ${text}`.slice(0, limit);
        const answer = await page.request.post('/api/leads', {
          headers: { 'Idempotency-Key': crypto.randomUUID(), 'CF-Connecting-IP': `10.200.0.${at}` },
          data: {
            role: 'student',
            age: 'under-13',
            guardianEmail: `${word}${at}@example.com`,
            name: typed(120),
            email: `${word}${at}@example.com`,
            programme: 'ap',
            subjects: typed(200),
            country: typed(60),
            timeZone: typed(64),
            message: typed(4000),
            page: '/contact',
          },
        });
        return ((await answer.json()) as { reference: string }).reference;
      }),
    );
    await signIn(page);
    const harmful = page
      .locator(INBOX)
      .locator(
        'script, img, iframe, object, embed, base, style, math, video, [onerror], [onload], a[href^="javascript" i]',
      );
    await search(page, word);
    const more = page.locator(INBOX).getByRole('button', { name: 'Show more' });
    await expect(async () => {
      // The button disappears with the last lead.
      if (await more.isVisible()) await more.click({ timeout: 500 }).catch(() => undefined);
      await expect(line(page, word)).toHaveCount(HOSTILE_TEXTS.length, { timeout: 500 });
    }).toPass();
    await expect(harmful).toHaveCount(0);
    for (const reference of references.filter((_, at) => process.env.FULL || at % 8 === 0)) {
      await page.goto(`/owner#${reference}`);
      await expect(page.getByRole('article').getByText(reference).first()).toBeVisible();
      await expect(harmful).toHaveCount(0);
    }
  },
);

test('on a phone, a hostile lead is shown as text and fits the screen', { tag: '@needs-app' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  const word = wordOf('hostile');
  const reference = await send(page, word, { ...HOSTILE, email: `${word}@example.com` });
  await signIn(page);
  await search(page, `${word}@`);
  await line(page, 'Sample <img').getByRole('link').click();
  const lead = page.getByRole('article');
  await expect(lead.getByText('javascript:alert(1) <script>')).toBeVisible();
  await expect(lead.getByText('=HYPERLINK')).toBeVisible();
  await expect(page.locator(INBOX).locator('img, [onerror], a[href^="javascript:"]')).toHaveCount(0);
  await expect(line(page, 'Sample <img')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  expect(await violationsIn(page, 'all', INBOX)).toEqual([]);
  // A link to a lead survives a reload.
  await page.reload();
  await expect(page).toHaveURL(`/owner#${reference}`);
  await expect(lead.getByText('=HYPERLINK')).toBeVisible();
  await lead.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page.locator(INBOX).getByRole('searchbox')).toBeVisible();
});
