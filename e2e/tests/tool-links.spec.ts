import { expect, ready, test } from '../fixtures.ts';

const GRADES = '/tools/premium-grade-calculator';
const HOURS = '/tools/premium-study-hours-estimator';

const LINKS = [
  {
    tool: 'ib',
    page: GRADES,
    link: '#ib&grade1=7&grade2=7&grade3=7&grade4=7&grade5=7&grade6=7&level1=HL&level2=HL&level3=HL&level4=SL&level5=SL&level6=SL&tok=A&ee=A&cas=on',
    form: 'IB Diploma from grades',
    shows: '45 of 45 points',
  },
  {
    tool: 'subject',
    page: GRADES,
    link: '#subject&course=ib-chemistry&level=HL&ib-chemistry.HL.p2=1',
    form: 'IB subject from its components',
    shows: /Marks still missing/,
  },
  {
    tool: 'ap',
    page: GRADES,
    link: '#ap&exam=ap-chemistry&raw.mcq=60&raw.frq=46',
    form: 'AP score from raw points',
    shows: 'Composite: 100 of 100',
  },
  {
    tool: 'study',
    page: HOURS,
    link: '#study&level1=HL&name1=Latin&now1=3&target1=7&exam1=2100-05-10&hours=2&practice=50&today=2100-05-01',
    form: 'Study hours and week plan',
    shows: /^Not possible at 2 hours a week/,
  },
] as const;

for (const { tool, page: path, link, form, shows } of LINKS) {
  test(
    `a link opened in a tab that shows the page already brings its result: ${tool}`,
    { tag: '@needs-app' },
    async ({ page }) => {
      await page.goto(path);
      await ready(page);
      await expect(page.locator('[data-hydrated]')).toHaveCount(0);
      const result = page.getByRole('form', { name: form }).getByRole('region', { name: 'Result' });
      await expect(result.getByText(shows)).toBeHidden();
      // The same document: only the fragment changes.
      await page.goto(path + link);
      await expect(result.getByText(shows).first()).toBeVisible();
      await expect(result).toBeInViewport();
    },
  );
}
