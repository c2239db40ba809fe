import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, ready, test } from '../fixtures.ts';
import { copyFolder } from '../site-copy.ts';
import { contentFile, COPY, TERMINAL } from './copy.ts';

/** Milliseconds after which a writer sees what they wrote. */
const SEEN_AFTER_MS = 2000;
/** Of some tries the fastest counts: the machine may do something else meanwhile. */
const TRIES = 3;

const FILE = contentFile('about');
const original = readFileSync(FILE, 'utf8');
const SENTENCE = /^\w[^<>{}*[\]]*\.$/m;
const [sentence = ''] = SENTENCE.exec(original.slice(original.indexOf('</Hero>'))) ?? [];

test('a writer sees a change at once, and a mistake with its place and its fix', async ({ page, complaints }) => {
  // The edge, which knows where a visitor is, does not run here.
  complaints.allow(/\/api\//);
  // Gatsby's own: its way with <Head>, and an icon asked for before the page names one.
  complaints.allow(/In HTML, %s cannot be a child of <%s>|favicon\.ico/);
  await page.goto('/about');
  await ready(page);
  const heading = page.getByRole('heading', { level: 1 });
  const alert = page.getByRole('main').getByRole('alert');
  await expect(heading).toBeVisible();
  await expect(page.getByRole('main').getByText(sentence.slice(0, 60))).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();

  const durations: number[] = [];
  for (let i = 1; i <= TRIES; i++) {
    const written = Date.now();
    writeFileSync(FILE, original.replace(sentence, `This was written just now, ${i}.`));
    // At each frame: an assertion would look once a second. The page loads again, so there may be no body.
    await page.waitForFunction((text) => document.body?.innerText.includes(text), `written just now, ${i}.`);
    durations.push(Date.now() - written);
  }
  console.log(`A sentence was seen after ${durations.join(', ')} ms.`);
  expect(Math.min(...durations)).toBeLessThan(SEEN_AFTER_MS);

  const lines = original.split('\n').length;
  const mistakes: [text: string, place: string, mend: string][] = [
    [`${original}\n<Unknown />\n`, `content/about.mdx:${lines + 1}`, 'use Markdown or one of'],
    [original.replace(/^template: .*/m, 'template: nonsense'), 'content/about.mdx:5', 'Templates are page'],
    [original.replace(/^title: .*/m, 'title: "A'), 'content/about.mdx:', 'write each field as name: "text"'],
    [`${original}\n[there](/nowhere)\n`, `content/about.mdx:${lines + 1}`, 'correct the address'],
  ];
  for (const [text, place, mend] of mistakes) {
    writeFileSync(FILE, text);
    await expect(alert).toContainText(place, { timeout: 20_000 });
    await expect(alert).toContainText(mend);
    expect(readFileSync(TERMINAL, 'utf8')).toContain(mend);
  }

  writeFileSync(FILE, original);
  await expect(page.getByText(sentence.slice(0, 60))).toBeVisible({ timeout: 20_000 });
  await expect(alert).toBeHidden();
});

test('a page is shown from its source although an earlier build has left its folder', async ({ page, complaints }) => {
  complaints.allow(/\/api\/|In HTML, %s cannot be a child of <%s>|favicon\.ico/);
  mkdirSync(join(copyFolder(COPY), 'public/tutors'), { recursive: true });
  await page.goto('/tutors');
  await expect(page.getByRole('heading', { level: 1, name: /^Tutors/ })).toBeVisible();
});
