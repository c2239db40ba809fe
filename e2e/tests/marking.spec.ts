import { devices, type BrowserContext, type Page } from '@playwright/test';
import { createHmac } from 'node:crypto';
import { violationsIn } from '../axe.ts';
import { drawnPhoto } from '../drawn-photo.ts';
import { expect, query, ready, test } from '../fixtures.ts';
import { messagesOf } from '../messages.ts';
import { signIn } from '../owner.ts';

const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
/** The page of the student, and of the mail. */
const LANGUAGE = 'ar';
const NOTE = 'لماذا تضاعفت؟ اذكر القيمتين مع الوحدة.';
const COMMENT = 'أحسنت ترتيب الخطوات. ابدأ المرة القادمة بكتابة المعادلة.';

/** The private link that the mail has: it is signed with the key that the edge has stored. */
function linkOf(reference: string): string {
  const [row] = query<{ nonce: string; end: number; key: string }>(
    `select link_nonce as nonce, link_expires_at as end, (select value from marks where name = 'link-key') as key
     from markings where reference = '${reference}'`,
  );
  if (!row) throw new Error(`${reference} has no link.`);
  return `/marked/${row.nonce}.${createHmac('sha256', row.key).update(`${row.nonce} ${row.end}`).digest('hex')}`;
}

/** Sends a photo from the page in the student's language. @returns The reference. */
async function sendPhoto(page: Page): Promise<string> {
  const words = await messagesOf('lead-form', LANGUAGE);
  const labelled = (key: string) => page.getByLabel(words[key] ?? key, { exact: true });
  await page.goto(
    `/mark-my-page/${LANGUAGE}?subjects=Chemistry%20HL&programme=ib&question=Why%20does%20it%20double%3F`,
  );
  await ready(page);
  const form = page.getByRole('form', { name: words.titleWork ?? '' });
  const photo = { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: await drawnPhoto(page) };
  await page.locator('input[type="file"]').setInputFiles(photo);
  await expect(
    form
      .getByRole('listitem')
      .getByText(/450|[\d٠-٩]/)
      .first(),
  ).toBeVisible();
  await labelled('handedBack').check();
  await expect(labelled('subjects')).toHaveValue('Chemistry HL');
  await labelled('role_parent').check();
  await labelled('name').fill('Sample Parent');
  await labelled('email').fill(`sample-${crypto.randomUUID()}@example.com`);
  await form.getByRole('button', { name: words.send ?? '', exact: true }).click();
  await expect(page).toHaveURL(/\/thanks\?reference=L-/);
  return new URL(page.url()).searchParams.get('reference') ?? '';
}

/** Marks a place and sends the page back, by keyboard alone. */
async function markByKeyboard(page: Page, reference: string): Promise<void> {
  await page.goto(`/owner/marking#${reference}`);
  await page.getByRole('button', { name: 'Add mark' }).press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Note of mark 1' })).toBeFocused();
  await page.keyboard.insertText(NOTE);
  await page.getByRole('textbox', { name: 'Grade' }).fill('4/6');
  await page.getByRole('textbox', { name: 'Closing comment' }).fill(COMMENT);
  await page.getByRole('button', { name: 'Send…' }).press('Enter');
  await page.getByRole('button', { name: 'Send it' }).press('Enter');
  await expect(page.getByText('Link', { exact: true })).toBeVisible();
}

/** A browser of its own, whose errors count too. */
async function onPhone(context: BrowserContext): Promise<Page> {
  const browser = context.browser();
  if (!browser) throw new Error('There is no browser.');
  const phone = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  return phone.newPage();
}

test(
  'a parent sends a photo in Arabic, a tutor marks it by keyboard, and the parent reads it on the phone',
  { tag: '@as-they-are' },
  async ({ page, context, complaints }) => {
    // No repository is connected here, so the desk has nothing to publish.
    complaints.allow(/404 .*\/api\/owner\/(publication|content)/);
    const phone = await onPhone(context);
    const reference = await sendPhoto(phone);
    const [stored] = query<{ pages: number; question: string }>(
      `select count(*) as pages, question from marking_pages join markings using (reference) where reference = '${reference}'`,
    );
    expect(stored).toEqual({ pages: 1, question: 'Why does it double?' });

    await signIn(page);
    await markByKeyboard(page, reference);

    const answer = await phone.goto(linkOf(reference));
    expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect(answer?.headers()['x-robots-tag']).toContain('noindex');
    await expect(phone.locator('html')).toHaveAttribute('dir', 'rtl');
    const main = phone.getByRole('main');
    await expect(main.getByText(NOTE)).toBeVisible();
    await expect(main.getByText(COMMENT)).toBeVisible();
    const pictures = await phone.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /\/marked\/.*\.jpg$/.test(name)).length,
    );
    expect(pictures).toBe(1);
    expect(await violationsIn(phone)).toEqual([]);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await phone.context().close();
  },
);
