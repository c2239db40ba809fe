import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { priceText } from '@tutoring/domain/prices';
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { placedClaims } from '../../site/src/build/claims/placed-claims.ts';
import { buildCopy } from '../site-copy.ts';
import { expect, ready, test as base } from '../fixtures.ts';
import { plain, textsOf } from './built-files.ts';
import { claimsNow, OWNER, priceChanges, pricesNow, SAMPLE_PAGE, TUTOR } from './edits.ts';
import { COPY } from './project-copy.ts';
import { startSite } from './program.ts';

/** The site as it is built before the owner changes it. */
const BEFORE = join(import.meta.dirname, '../../site/public');
const AFTER = join(COPY, 'site/public');

/** The texts of both builds, and the address of the second on the edge. */
interface Built {
  url: string;
  before: Map<string, string>;
  after: Map<string, string>;
}

const test = base.extend<object, { built: Built }>({
  built: [
    async ({}, use) => {
      if (!existsSync(join(BEFORE, 'index.html'))) throw new Error('The site is not built. Run pnpm build first.');
      // After a failure, a new worker builds again, and Gatsby would finish its pages twice.
      for (const folder of ['.cache', 'public']) rmSync(join(COPY, 'site', folder), { recursive: true, force: true });
      buildCopy(join(COPY, 'site'));
      execFileSync(process.execPath, ['scripts/assets.ts'], { cwd: join(COPY, 'packages/edge') });
      const site = await startSite();
      await use({ url: site.url, before: textsOf(BEFORE), after: textsOf(AFTER) });
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ built }, use) => use(built.url),
});

/** Whether a text has a price, and not only the digits of a larger one. */
function hasPrice(text: string, price: string): boolean {
  if (!text.includes(price)) return false;
  const escaped = price.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\d.,])${escaped}(?!\d|[.,]\d)`).test(text);
}

test('the new price stands wherever the old one stood, in every language', ({ built: { before, after } }) => {
  const changes = priceChanges();
  const languages = new Set<string | undefined>();
  const problems: string[] = [];
  for (const [path, text] of before)
    for (const { before: old, after: now, language } of changes) {
      if (!hasPrice(text, old)) continue;
      languages.add(language);
      // Scripts have another name in each build.
      if (!hasPrice(after.get(path) ?? now, now)) problems.push(`${path} lacks ${now}`);
    }
  for (const [path, text] of after)
    for (const { before: old } of changes) if (hasPrice(text, old)) problems.push(`${path} still has ${old}`);
  expect(problems).toEqual([]);
  expect([...languages].sort()).toEqual([...LANGUAGES, undefined].sort());
});

test('the public sample stands on its subject, the home page and the page that takes pages, without its reference', ({
  built: { after },
}) => {
  const { title, marking, subject } = SAMPLE_PAGE;
  const pagesWith = (text: string) => [...after].filter(([, all]) => all.includes(plain(text))).map(([path]) => path);
  const having = pagesWith(title);
  for (const page of [subject.slice(1), 'mark-my-page', 'mark-my-page/ar', 'index'])
    expect(
      having.some((path) => path === `${page}.html` || path === `${page}/index.html`),
      page,
    ).toBe(true);
  expect(pagesWith(marking.reference)).toEqual([]);
});

/** How pages name the first invented tutor. */
async function sampleName(language: Language): Promise<string> {
  const { messages } = (await import(`../../site/src/shared/messages/${language}.ts`)) as {
    messages: { sampleTutor: string };
  };
  return messages.sampleTutor.replace('{letter}', 'A');
}

// A page and a question in some languages, and the price as the answer writes it.
for (const [path, language, question] of [
  ['/', 'en', 'How much does a session cost?'],
  ['/jp', 'ja', '1回の授業はいくらですか'],
  ['/ae', 'ar', 'كم سعر الحصة؟'],
] as const) {
  test(`the chat answers with the new price on ${path}`, async ({ page }) => {
    await page.goto(path);
    await ready(page);
    await page.locator('[data-island="chat"] > a').click();
    const chat = page.locator('[data-island="chat"] dialog');
    await chat.getByRole('textbox').fill(question);
    await page.keyboard.press('Enter');
    const answer = chat.locator('blockquote').first();
    await expect(answer).toBeVisible();
    expect(plain(await answer.innerText())).toContain(plain(priceText(pricesNow(), language)));
  });
}

test('the new tutor is on /tutors and on the page of the course, with the photo, and no sample is left', async ({
  page,
  built: { after },
}) => {
  for (const path of ['/tutors', '/tutors/ja', TUTOR.page]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(TUTOR.name).first()).toBeVisible();
    // Its text alternative is empty: the name is beside it.
    const photo = page.getByRole('main').locator('img[src*="/assets/person-"]').last();
    await photo.scrollIntoViewIfNeeded();
    const shown = await photo.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return { width: image.naturalWidth, path: new URL(image.currentSrc).pathname };
    });
    expect(shown.width).toBeGreaterThan(0);
    const answer = await page.request.get(shown.path);
    expect(answer.headers()).toMatchObject({ 'content-type': 'image/avif', 'cache-control': /immutable/ });
  }
  for (const language of LANGUAGES) {
    const sample = plain(await sampleName(language));
    expect([...after].flatMap(([path, text]) => (text.includes(sample) ? path : []))).toEqual([]);
  }
});

test('a struck sentence is on no page, in no language', ({ built: { before, after } }) => {
  const struck = claimsNow().filter(({ answer }) => answer?.is === 'not-us' && answer.by === OWNER);
  test.skip(struck.length === 0, 'no claim was left to strike');
  const places = placedClaims(join(COPY, 'site'))
    .filter(({ id }) => struck.some((claim) => claim.id === id))
    .flatMap(({ marks }) => marks);
  const problems: string[] = [];
  for (const { page, sentence } of places) {
    const text = plain(sentence);
    // A message has no page of its own.
    const where = page === undefined ? [...before.values()] : [before.get(join(page, 'index.html').slice(1)) ?? ''];
    if (!where.some((all) => all.includes(text))) problems.push(`${page ?? 'No page'} had it before: ${sentence}`);
    for (const [path, all] of after) if (all.includes(text)) problems.push(`${path} still has: ${sentence}`);
  }
  expect(problems).toEqual([]);
  expect(new Set(places.map(({ lang }) => lang)).size).toBeGreaterThan(2);
});
