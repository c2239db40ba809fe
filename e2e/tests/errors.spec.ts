import { expect, hydrated, test } from '../fixtures.ts';

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

test('a page that fails while it is rendered says so and gives three ways on', async ({ page, complaints }) => {
  complaints.allow(/.*/);
  // The data of the next page arrives broken: its body is not a list.
  await page.route('**/page-data/services/chemistry-tutoring/page-data.json', async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as { result: { pageContext: { page: { body: unknown } } } };
    data.result.pageContext.page.body = [{ live: false, nodes: [['h1', 0, { broken: true }]] }];
    await route.fulfill({ response, json: data });
  });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Chemistry' }).first().click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText("We're sorry, but something unexpected happened.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
});

test('a part whose script does not come after an in-app navigation comes with the whole page', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|ChunkLoadError|Loading chunk|The above error/);
  await page.goto('/');
  await hydrated(page);
  await page.route(/assets\/(?!boot)[\w.~-]+\.js$/, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Email address' })).toBeVisible();
});
