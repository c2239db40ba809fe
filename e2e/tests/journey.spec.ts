import type { Page } from '@playwright/test';
import { LEAD_MESSAGES } from '@tutoring/domain/lead-messages';
import { violationsIn } from '../axe.ts';
import { expect, query, ready, test, wake } from '../fixtures.ts';
import { messagesOf } from '../messages.ts';

/** Opens the contact page, from the bar on a wide screen or from the menu on a phone. */
async function toContact(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  const contact = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' });
  // One of them is visible, once the page has been parsed so far.
  await expect(menu.or(contact)).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await contact.click();
}

for (const [region, heading, home, languages] of [
  ['Japan', 'ja', '/jp', '言語'],
  ['United Arab Emirates', 'ar', '/ae', 'اللغة'],
] as const) {
  test(
    `a parent goes from home to ${home}, writes, and the lead reaches the owner`,
    { tag: ['@late-scripts', '@without-app'] },
    async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const place = page.getByRole('contentinfo').getByRole('link', { name: region });
      // The cookie banner may open between press and release, and receive the click. Retry, as a person does.
      await expect(async () => {
        if (!(await place.isVisible())) await page.getByText('Global Locations').click();
        await expect(place).toBeVisible({ timeout: 1000 });
      }).toPass();
      await place.click();
      await expect(page).toHaveURL(home);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${heading}`));
      await expect(page.locator('html')).toHaveAttribute('dir', heading === 'ar' ? 'rtl' : 'ltr');
      await page.getByRole('navigation', { name: languages }).getByRole('group').locator('summary').click();
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(`${home}/en`);
      await toContact(page);
      await expect(page).toHaveURL('/contact');

      const name = `Sample ${crypto.randomUUID()}`;
      await page.getByLabel('a parent', { exact: true }).check();
      await page.getByLabel('Your name').fill(name);
      await page.getByLabel('Email address', { exact: true }).fill('parent@example.com');
      await page.getByLabel(/What should we know/).fill('Chemistry HL, May 2027');
      await page.getByRole('button', { name: 'Send' }).click();

      const reference = page.getByText(/^L-\w{4}-\w{4}$/);
      await expect(reference).toBeVisible();
      const rows = () =>
        query<{ reference: string; delivered_at: number | null }>(
          `select reference, delivered_at from leads join outbox using (reference) where name = '${name}'`,
        );
      expect(rows().map((row) => row.reference)).toEqual([await reference.textContent()]);
      await expect.poll(() => rows()[0]?.delivered_at).toBeTruthy();
    },
  );
}

test(
  'problems appear in a summary that takes the focus, and no entry is lost',
  { tag: '@needs-app' },
  async ({ page }) => {
    await page.goto('/contact');
    await wake(page, 'lead-form');
    await page.getByLabel('Your name').fill('Sample Parent');
    await page.getByLabel('Email address', { exact: true }).fill('nobody');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('group', { name: 'Please check these fields' })).toBeFocused();
    await page.getByRole('link', { name: /doesn’t look like an email/ }).click();
    await expect(page.getByLabel('Email address', { exact: true })).toBeFocused();
    await page.reload();
    await ready(page);
    await expect(page.getByLabel('Your name')).toHaveValue('Sample Parent');
  },
);

test('a form that the server rejected before the scripts loaded keeps all values after hydration', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|422/);
  const scripts = '**/assets/*.js';
  await page.route(scripts, (route) => route.abort());
  await page.goto('/contact');
  await page.getByLabel('a student').check();
  await page.getByLabel('Your age').selectOption('18 or older');
  await page.getByLabel('Your name').fill('Sample Student');
  // The browser accepts this address. Our own check requires a dot in the domain.
  await page.getByLabel('Email address', { exact: true }).fill('student@example');
  await page.getByLabel(/What should we know/).fill('Chemistry HL\nMay 2027');
  await page.getByText('Course and exams').click();
  await page.getByLabel('Programme').selectOption('AP');
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Send' }).click();
  // The browser scrolls to the form, not to the top of the page.
  await expect(page).toHaveURL(/\/api\/leads#/);
  await ready(page);
  await expect(page.getByRole('group', { name: 'Please check these fields' })).toBeVisible();
  await expect(page.getByLabel('a student')).toBeChecked();
  await expect(page.getByLabel('Your age')).toHaveValue('adult');
  await expect(page.getByLabel('Your name')).toHaveValue('Sample Student');
  await expect(page.getByLabel('Programme')).toHaveValue('ap');
  await expect(page.getByLabel(/What should we know/)).toHaveValue('Chemistry HL\nMay 2027');
  await page.getByLabel('Email address', { exact: true }).fill('student@example.com');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/^L-\w{4}-\w{4}$/)).toBeVisible();
});

test(
  'offline, the form says so, keeps everything, and sends one lead later',
  { tag: '@needs-app' },
  async ({ page, context, complaints }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/contact');
    await wake(page, 'lead-form');
    const name = `Sample ${crypto.randomUUID()}`;
    await page.getByLabel('an educator').check();
    await page.getByLabel('Your name').fill(name);
    await page.getByLabel('Email address', { exact: true }).fill('educator@example.com');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(/You seem to be offline/)).toBeVisible();
    await expect(page.getByLabel('Your name')).toHaveValue(name);
    // It is sent automatically, without an action of the visitor.
    await context.setOffline(false);
    await expect(page.getByText(/^L-\w{4}-\w{4}$/)).toBeVisible();
    expect(query(`select reference from leads where name = '${name}'`)).toHaveLength(1);
  },
);

test('every link to another language leads to a page in that language', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await page.getByText('Global Locations').click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Japan' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/jp/en');
  await ready(page);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Japan' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the whole journey works by keyboard', { tag: '@late-scripts' }, async ({ page }) => {
  await page.goto('/contact');
  await ready(page);
  // The cookie banner comes first. After an answer, the keyboard reaches the page.
  const ok = page.getByRole('button', { name: 'OK', exact: true });
  await expect(ok).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(ok).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ok).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  // After a reload, the focus begins at the top.
  await page.reload();
  await ready(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByText('You and your question')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('a student')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('a parent', { exact: true })).toBeChecked();
  for (const text of ['Sample Parent', 'parent@example.com']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^L-\w{4}-\w{4}$/)).toBeVisible();
});

test('a parent in Japan writes in Japanese, and is thanked in Japanese', { tag: '@without-app' }, async ({ page }) => {
  const { role_parent: parent = '', name: yourName = '', email = '', send = '' } = await messagesOf('lead-form', 'ja');
  await page.goto('/jp');
  await page.getByRole('main').locator('a[href="/contact/ja"]').first().click();
  await expect(page).toHaveURL('/contact/ja');
  const name = `Sample ${crypto.randomUUID()}`;
  await page.getByLabel(parent, { exact: true }).check();
  await page.getByLabel(yourName, { exact: true }).fill(name);
  await page.getByLabel(email, { exact: true }).fill('parent@example.com');
  await page.getByRole('button', { name: send, exact: true }).click();
  await expect(page).toHaveURL(/\/thanks\?reference=/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('お問い合わせを受け付けました');
  await expect(page.getByText(/^L-\w{4}-\w{4}$/)).toBeVisible();
  await expect(page.getByRole('link', { name: LEAD_MESSAGES.ja.reminder })).toBeVisible();
  await ready(page);
  expect(await violationsIn(page)).toEqual([]);
  const [lead] = query<{ details: string }>(`select details from leads where name = '${name}'`);
  expect(JSON.parse(lead?.details ?? '')).toEqual({ language: 'ja' });
});

test(
  'the link to the calendar has the sender’s data, and the tab’s storage no longer has it',
  { tag: '@needs-app' },
  async ({ page }) => {
    await page.goto('/contact');
    await wake(page, 'lead-form');
    await page.getByLabel('a parent', { exact: true }).check();
    await page.getByLabel('Your name').fill('Sample Reader');
    await page.getByLabel('Email address', { exact: true }).fill('reader@example.com');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/thanks\?reference=/);
    const calendar = page
      .getByRole('main')
      .getByRole('link', { name: /Book|calendar/i })
      .first();
    await expect(calendar).toHaveAttribute('href', /name=Sample\+Reader&email=reader%40example\.com/);
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(stored).toContain('L-');
    expect(stored).not.toMatch(/Reader|reader@/);
  },
);

test('the thank-you page without a message says so and links to the form', async ({ page }) => {
  await page.goto('/thanks/fr?reference=L-2222-2222');
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LEAD_MESSAGES.fr.missing);
  const main = page.getByRole('main');
  await expect(main.getByText(LEAD_MESSAGES.fr.received)).toHaveCount(0);
  await expect(page.getByText('L-2222-2222')).toHaveCount(0);
  await main.getByRole('link', { name: LEAD_MESSAGES.fr.write }).click();
  await expect(page).toHaveURL('/contact/fr');
});

test(
  'the form asks a young student for a parent, and sends the entries of every step',
  { tag: '@needs-app' },
  async ({ page, complaints }) => {
    complaints.allow(/422/);
    await page.route('**/api/geo', (route) => route.fulfill({ json: { country: 'DE', region: null } }));
    await page.goto('/contact?subjects=Chemistry&programme=ib');
    await wake(page, 'lead-form');
    const name = `Sample ${crypto.randomUUID()}`;
    await page.getByLabel('a student').check();
    await page.getByLabel('Your age').selectOption('15');
    await page.getByLabel('Your name').fill(name);
    await page.getByLabel('Email address', { exact: true }).fill('student@example.com');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('link', { name: /Enter a parent’s or guardian’s email address/ }).click();
    await expect(page.getByLabel('Email address of a parent')).toBeFocused();
    await page.keyboard.type('mother@example.com');
    await page.getByRole('button', { name: 'Continue' }).first().click();
    await expect(page.getByLabel('Subjects and levels')).toHaveValue('Chemistry');
    await page.getByLabel('Grade this school year').selectOption('Grade 10');
    await page.getByText('Place and time').click();
    await expect(page.getByLabel('Country')).toHaveValue('Germany');
    await expect(page.getByLabel('Time zone')).not.toHaveValue('');
    await page.getByLabel('weekends').check();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(/^L-\w{4}-\w{4}$/)).toBeVisible();
    const book = page.getByRole('main').getByRole('link', { name: 'Book a Free Consultation' });
    await expect(book).toHaveAttribute('href', /email=student%40example\.com/);
    const [lead] = query<{ details: string }>(`select details from leads where name = '${name}'`);
    expect(JSON.parse(lead?.details ?? '')).toMatchObject({
      age: '15',
      guardianEmail: 'mother@example.com',
      subjects: 'Chemistry',
      grade: '10',
      country: 'Germany',
      times: ['weekends'],
    });
  },
);

test('the short form on a service page sends the page’s subject', { tag: '@without-app' }, async ({ page }) => {
  await page.goto('/services/chemistry-tutoring');
  await page.getByRole('heading', { name: 'Ask a question first' }).click();
  const form = page.getByRole('form', { name: 'Ask for a free consultation' });
  const name = `Sample ${crypto.randomUUID()}`;
  await form.getByLabel('a parent', { exact: true }).check();
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Email address', { exact: true }).fill('parent@example.com');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/^L-\w{4}-\w{4}$/)).toBeVisible();
  const [lead] = query<{ details: string; page: string }>(`select details, page from leads where name = '${name}'`);
  expect(lead?.page).toBe('/services/chemistry-tutoring');
  expect(JSON.parse(lead?.details ?? '')).toMatchObject({ subjects: 'Chemistry' });
});
