import { expect, SAMPLE_PATHS, test } from '../fixtures.ts';

test('every page has its content and its links', async ({ page, complaints }) => {
  complaints.allow(/404/);
  for (const path of SAMPLE_PATHS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link').nth(1)).toBeVisible();
  }
});

test('the locations open and lead to another language', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Global Locations').click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Japan' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP');
});

test('the menus have their links, and the mobile menu opens', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('Tutoring', { exact: true }).click();
  await expect(menu.getByRole('link', { name: 'Theory of Knowledge' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Tutors' })).toBeHidden();
  await main.getByRole('button', { name: 'About Us' }).hover();
  await expect(main.getByRole('link', { name: 'Tutors' })).toBeVisible();
});

test('an answer can be marked, and the tutor’s marks are shown', async ({ page }) => {
  await page.goto('/mark-it-yourself/chemistry');
  const tick = page.getByRole('checkbox', { name: /collide more often/ });
  await tick.check();
  const reason = page.getByText('Short, and enough: how often.');
  await expect(reason).toBeHidden();
  await page.getByText('Compare with the tutor').click();
  await expect(reason).toBeVisible();
  await expect(tick).toBeChecked();
  await expect(page.getByText(/^Mark scheme: one mark each for/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask a friend to mark it' })).toBeHidden();
});

test('the service finder leads to its page', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Subject').selectOption('Chemistry');
  await page.getByRole('button', { name: 'Find the right page' }).click();
  await expect(page).toHaveURL('/services/chemistry-tutoring');
});

test('the form sends and shows the reference', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('a parent', { exact: true }).check();
  await page.getByLabel('Your name').fill(`Sample ${crypto.randomUUID()}`);
  await page.getByLabel('Email address', { exact: true }).fill('parent@example.com');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/thanks\?reference=/);
  await expect(page.getByText(/^L-\w{4}-\w{4}$/)).toBeVisible();
});

test('a rejected form is shown again with the typed values and the errors', async ({ page, complaints }) => {
  complaints.allow(/422/);
  await page.goto('/contact');
  await page.getByLabel('a parent', { exact: true }).check();
  await page.getByLabel('Your name').fill('Sample "Parent" <b> &amp; &');
  // The browser's own check is satisfied; ours wants a dot in the domain.
  await page.getByLabel('Email address', { exact: true }).fill('parent@example');
  await page.getByLabel(/What should we know/).fill('a\n</textarea>');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('group', { name: 'Please check these fields' })).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Sample "Parent" <b> &amp; &');
  await expect(page.getByLabel(/What should we know/)).toHaveValue('a\n</textarea>');
  await expect(page.getByLabel('a parent', { exact: true })).toBeChecked();
  await expect(page.getByLabel('Email address', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('link', { name: 'Enter your name.' })).toHaveCount(0);
});

test('a rejected form at the end of a service page is unfolded', async ({ page, complaints }) => {
  complaints.allow(/422/);
  await page.goto('/services/chemistry-tutoring');
  await page.getByRole('heading', { name: 'Ask a question first' }).click();
  await page.getByLabel('Your name').fill('Sample');
  await page.getByLabel('Email address', { exact: true }).fill('parent@example');
  await page.getByLabel('a parent', { exact: true }).check();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('group', { name: 'Please check these fields' })).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Sample');
});

test('the search leads to its results, from the bar and from the menu', async ({ page }) => {
  await page.goto('/jp');
  const field = page.getByRole('banner').getByRole('search').first().locator('input[type=search]');
  await field.click();
  await field.fill('化学');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=.*&lang=ja-JP$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('heading', { name: '「化学」の検索結果' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Chemistry Tutoring/ })).toBeVisible();
  await page.goto('/search?q=thoery');
  await page.getByRole('link', { name: 'Did you mean “theory”?' }).click();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Theory of Knowledge/ })
      .first(),
  ).toBeVisible();
});

test('the link to the chat leads to the form, in the page’s language', async ({ page }) => {
  await page.goto('/jp');
  await page.getByRole('link', { name: '質問する', exact: true }).click();
  await expect(page).toHaveURL('/contact/ja');
});

test('the calendars of all dates, of the IB and of AP are plain links', async ({ page, request }) => {
  await page.goto('/dates');
  const feed = await page.getByRole('textbox', { name: 'Address of the calendar' }).inputValue();
  const hrefOf = (name: string) => page.getByRole('link', { name, exact: true }).getAttribute('href');
  expect(await hrefOf('Apple Calendar')).toBe(feed.replace('https:', 'webcal:'));
  await expect(page.getByRole('button', { name: 'Copy the address' })).toBeHidden();
  for (const programme of ['IB', 'AP']) {
    const { pathname, search, searchParams } = new URL(((await hrefOf(programme)) ?? '').replace('webcal:', 'https:'));
    expect(searchParams.get('programme')).toBe(programme.toLowerCase());
    const text = await (await request.get(pathname + search)).text();
    expect(text).toMatch(/BEGIN:VEVENT/);
  }
});
