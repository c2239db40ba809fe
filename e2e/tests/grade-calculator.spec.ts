import { readFile } from 'node:fs/promises';
import { expect, ready, test } from '../fixtures.ts';

const PAGE = '/tools/premium-grade-calculator';

test(
  'grades chosen before React came count, and a link brings the result to somebody else',
  { tag: '@needs-app' },
  async ({ page }) => {
    await page.goto(PAGE);
    await ready(page);
    const tool = page.getByRole('form', { name: 'IB Diploma from grades' });
    const result = tool.getByRole('region', { name: 'Result' });
    // The worked example is the server's.
    await expect(result.getByText('35 of 45 points', { exact: true })).toBeVisible();
    await tool.getByLabel('Grade of Subject 1').selectOption('2');
    await tool.getByLabel('Name of subject 2').fill('Physics');
    await expect(result.getByText('31 of 45 points', { exact: true })).toBeVisible();
    await expect(tool.getByLabel('Grade of Physics')).toHaveValue('5');

    await tool.getByRole('button', { name: 'Copy a link to this result' }).click();
    await expect(page).toHaveURL(/#ib&.*grade1=2&/);
    // The first message wakes what shows it.
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /link/i })
        .filter({ hasText: /cop(ied|y)/ }),
    ).toBeVisible();

    const link = page.url();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/about');
    await page.goto(link);
    // Nobody has touched it: the link wakes it, and stands above what was entered.
    await expect(result.getByText('31 of 45 points', { exact: true })).toBeVisible();
    await expect(tool).toBeInViewport();
  },
);

test(
  'by keyboard alone, every condition says how it stands',
  { tag: ['@late-scripts', '@needs-app'] },
  async ({ page }) => {
    await page.goto(PAGE);
    const tool = page.getByRole('form', { name: 'IB Diploma from grades' });
    for (const number of [1, 2, 3]) {
      await tool.getByLabel(`Grade of Subject ${number}`).focus();
      await page.keyboard.press('3');
    }
    const result = tool.getByRole('region', { name: 'Result' });
    await expect(result.getByRole('row', { name: /12 points at HL/ })).toContainText('9: 3 too few');
    await expect(result.getByText('With these grades you don’t get the Diploma.')).toBeVisible();
    await expect(result.getByRole('heading', { name: 'The closest way to the Diploma' })).toBeVisible();
  },
);

test(
  'a reload loses nothing, the device keeps what it is asked to, and Clear can be undone',
  { tag: '@needs-app' },
  async ({ page, context }) => {
    await page.goto(PAGE);
    await ready(page);
    const tool = page.getByRole('form', { name: 'IB Diploma from grades' });
    const points = tool.getByRole('region', { name: 'Result' }).getByText('36 of 45 points', { exact: true });
    await tool.getByLabel('Grade of Subject 1').selectOption('7');
    await expect(points).toBeVisible();
    await page.reload();
    await expect(points).toBeVisible();

    const keep = tool.getByLabel('Keep my entries on this device');
    await keep.check();
    const other = await context.newPage();
    await other.goto(PAGE);
    await expect(
      other
        .getByRole('form', { name: 'IB Diploma from grades' })
        .getByRole('region', { name: 'Result' })
        .getByText('36 of 45 points', { exact: true }),
    ).toBeVisible();
    await other.close();

    await tool.getByRole('button', { name: 'Clear' }).click();
    await expect(points).toBeHidden();
    await expect(keep).not.toBeChecked();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(points).toBeVisible();
    await expect(keep).toBeChecked();
  },
);

test('the result is saved as a table and as a picture, and printed alone', { tag: '@needs-app' }, async ({ page }) => {
  await page.goto(PAGE);
  await ready(page);
  const tool = page.getByRole('form', { name: 'IB Diploma from grades' });
  await tool.getByLabel('Name of subject 1').fill('Physics');

  const table = page.waitForEvent('download');
  await tool.getByRole('button', { name: 'Save as a table (CSV)' }).click();
  const saved = await table;
  expect(saved.suggestedFilename()).toBe('ib.csv');
  expect(await readFile(await saved.path(), 'utf8')).toContain('Physics,HL,6\r\n');

  const picture = page.waitForEvent('download');
  await tool.getByRole('button', { name: 'Save as a picture' }).click();
  const drawn = await picture;
  expect(drawn.suggestedFilename()).toBe('ib.png');
  expect((await readFile(await drawn.path())).subarray(1, 4).toString()).toBe('PNG');

  await page.evaluate(() => (window.print = () => undefined));
  await page.emulateMedia({ media: 'print' });
  await tool.getByRole('button', { name: 'Print or save as PDF', includeHidden: true }).dispatchEvent('click');
  await expect(
    tool.getByRole('region', { name: 'Result' }).getByText('35 of 45 points', { exact: true }),
  ).toBeVisible();
  await expect(tool.getByText(/, from 127\.0\.0\.1/)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});

test('the conversions for universities are shown with their sources', { tag: '@needs-app' }, async ({ page }) => {
  await page.goto(PAGE);
  await ready(page);
  const tool = page.getByRole('form', { name: 'IB Diploma from grades' });
  await tool.getByText('What it counts for elsewhere').click();
  await expect(tool.getByText(/UCAS Tariff points/)).toBeVisible();
  await tool.getByLabel('Country or university').selectOption('Germany');
  await expect(tool.getByText(/^Grade \d/)).toBeVisible();
  await expect(tool.getByText(/rounded or cut off/)).toBeVisible();
});

/** The marks of six invented subjects, by the first words of the component's name. */
const SIX: [course: string, level: 'HL' | 'SL', marks: [component: string, mark: string][]][] = [
  [
    'Chemistry',
    'HL',
    [
      ['Paper 1', '48'],
      ['Paper 2', '58'],
      ['Scientific', '18'],
    ],
  ],
  [
    'Biology',
    'HL',
    [
      ['Paper 1', '55'],
      ['Paper 2', '60'],
      ['Scientific', '19'],
    ],
  ],
  [
    'Economics',
    'HL',
    [
      ['Paper 1', '18'],
      ['Paper 2', '28'],
      ['Paper 3', '40'],
      ['Portfolio', '36'],
    ],
  ],
  [
    'Mathematics: Analysis and Approaches',
    'SL',
    [
      ['Paper 1', '50'],
      ['Paper 2', '52'],
      ['Mathematical', '14'],
    ],
  ],
  [
    'French B',
    'SL',
    [
      ['Paper 1', '22'],
      ['Paper 2 reading', '28'],
      ['Paper 2 listening', '17'],
      ['Individual oral', '22'],
    ],
  ],
  [
    'English A: Language and Literature',
    'SL',
    [
      ['Paper 1', '13'],
      ['Paper 2', '16'],
      ['Individual', '28'],
    ],
  ],
];

test(
  'on a phone, the marks of six courses give points, the award and the cheapest next mark',
  { tag: '@needs-app' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PAGE);
    await ready(page);
    const tool = page.getByRole('form', { name: 'IB Diploma from grades' });
    for (const [index, [course, level, marks]] of SIX.entries()) {
      await tool.getByLabel(`Name of subject ${index + 1}`).fill(course);
      await tool.getByLabel(`Level of ${course}`).selectOption(level);
      await tool.getByRole('button', { name: `Enter marks: ${course}` }).click();
      for (const [component, mark] of marks)
        await tool.getByRole('textbox', { name: new RegExp(`^${component}.* Mark$`) }).fill(mark);
      // Nothing of the open fields is cut off.
      expect(await tool.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await tool.getByRole('button', { name: `Enter marks: ${course}` }).click();
    }
    const result = tool.getByRole('region', { name: 'Result' });
    await expect(result.getByText(/^\d\d of 45 points$/)).toBeVisible();
    await expect(result.getByText('With these grades you get the Diploma.')).toBeVisible();
    await expect(result.getByRole('table', { name: 'Your subjects by their marks' }).getByRole('row')).toHaveCount(7);
    // The first of the components ranked by marks to the next grade.
    const cheapest = result
      .getByRole('row')
      .filter({ hasText: /sessions/ })
      .first();
    await expect(result.getByRole('heading', { name: 'Where the next point is cheapest' })).toBeVisible();
    await expect(cheapest).toContainText(/\+\d+/);
  },
);
