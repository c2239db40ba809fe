import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** A page of each template, and of each language the one with the most on its first screen. */
const TEMPLATES = [
  '/',
  '/services/chemistry-tutoring',
  '/learning/guides/how-are-ib-exams-scored',
  '/blog/how-ai-feedback-improves-student-writing',
  '/schools/japan',
  '/tools/premium-grade-calculator',
  '/blog',
  '/subscriptions',
  '/dates',
  '/safeguarding',
];
const LANGUAGES = ['/us-ca', '/de', '/ch/fr', '/ch/it', '/es', '/nl', '/jp', '/kr', '/cn', '/hk', '/ae'];
const WIDTHS = [320, 360, 390, 768, 820, 1024, 1280, 1440, 1920];

// A sample of them always, all in the full run.
const isFull = Boolean(process.env.FULL);
const pages = isFull
  ? [...TEMPLATES, ...LANGUAGES]
  : ['/', '/services/chemistry-tutoring', '/blog', '/safeguarding', '/de', '/jp', '/ae'];
const widths = isFull ? WIDTHS : [320, 768, 1024, 1440];

// How pages are laid out needs no script.
test.use({ javaScriptEnabled: false });

for (const path of pages) {
  test(`${path}: nothing overflows, breaks or is covered, at any width and at 200 % text size`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    // Lay out distant sections too, so that their overflow is found.
    await page.evaluate(() => {
      for (const band of document.querySelectorAll<HTMLElement>('section, footer'))
        band.style.contentVisibility = 'visible';
    });
    const wrong: string[] = [];
    for (const size of ['', '200%']) {
      await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const what of await faultsOf(page)) wrong.push(`${width} px, letters ${size || '100%'}: ${what}`);
      }
    }
    expect(wrong).toEqual([]);
  });
}

function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const sideways = document.documentElement.scrollWidth - innerWidth;
    if (sideways > 0) faults.push(`scrolls sideways by ${sideways} px`);
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    // A hand-drawn mark is never wider than its sheet. A row of sheets scrolls sideways.
    for (const element of seen('main :is(figure, fieldset, small)')) {
      if (element.closest('[data-enhance="scroller"]')) continue;
      const { left, right } = element.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1)
        faults.push(`<${element.tagName.toLowerCase()}> "${element.textContent.slice(0, 30)}" sticks out`);
    }
    // Margin notes overlap neither each other nor the text.
    const notes = seen('[data-sidenote]').map((note) => ({ note, box: note.getBoundingClientRect() }));
    notes.forEach(({ note, box }, at) => {
      const after = notes[at + 1]?.box;
      if (after && after.top < box.bottom - 1 && after.left < box.right && after.right > box.left)
        faults.push(`the note "${note.textContent.slice(0, 30)}" lies on the next`);
    });
    // The main button is not covered.
    const step = document.querySelector<HTMLElement>('main a[target=_blank][title]');
    if (step) {
      step.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = step.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!hit || !(step.contains(hit) || hit.contains(step))) faults.push('the next step is covered');
    }
    return faults;
  });
}
