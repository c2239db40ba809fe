import { expect, ready, test } from '../fixtures.ts';

test('an unknown address shows the not-found page with status 404, kept out of search engines', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  await expect(page.getByText('The page you are looking for does not exist or has been moved.')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Return to Homepage' }).click();
  await expect(page).toHaveURL('/');
});

test(
  'a part that fails says so, gives three ways on, and takes nothing else of the page with it',
  { tag: '@needs-app' },
  async ({ page, complaints }) => {
    complaints.allow(/is not a function|map/);
    // What the page gives to its list of schools arrives broken.
    await page.route(/\/schools\/japan(\/ja)?$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('{"schools":', '{"schools":5,"kept":') });
    });
    await page.goto('/schools/japan');
    await ready(page);
    await page.locator('[data-island="school-list"]').dispatchEvent('pointerover');
    const part = page.getByRole('alert');
    await expect(part.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(part.getByText("We're sorry, but something unexpected happened.")).toBeVisible();
    await expect(part.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(part.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
    await expect(part.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // To the form in the reader's own language.
    await page.goto('/schools/japan/ja');
    await ready(page);
    await page.locator('[data-island="school-list"]').dispatchEvent('pointerover');
    await expect(part.locator('a[href="/contact/ja"]')).toBeVisible();
  },
);
