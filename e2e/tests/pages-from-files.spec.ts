import type { Locator, Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, ready, test } from '../fixtures.ts';
import { A4, asianFont, block, line, pdfOf, standardFont } from '../pdf.ts';

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
/** A file that other programs wrote: scans of one drawn page, as fax, JBIG2, JPEG 2000 and a phone's photo that is turned. */
const stored = (name: string) => file(name, readFileSync(join(import.meta.dirname, '../files', name)));

const field = (page: Page) => page.locator('form[data-lead-form] input[type=file]');
const list = (page: Page) => page.locator('form[data-lead-form] ol > li');
const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first().click();

async function open(page: Page): Promise<void> {
  await page.goto('/mark-my-page');
  await ready(page);
  await field(page).focus();
}

async function choose(
  page: Page,
  chosen: { name: string; mimeType: string; buffer: Buffer },
  pages = 1,
): Promise<void> {
  await field(page).setInputFiles(chosen);
  await expect(list(page).getByText(/^Ready/)).toHaveCount(pages);
}

async function removeAll(page: Page): Promise<void> {
  for (let left = await list(page).count(); left > 0; left -= 1) {
    await press(page, /^Remove: /);
    await expect(list(page)).toHaveCount(left - 1);
  }
}

/** The share of ink in each of the horizontal bands of a preview, and its shape. */
async function inkOf(item: Locator, bands: number): Promise<{ ink: number[]; ratio: number }> {
  const canvas = item.locator('canvas');
  // It is drawn after it is shown.
  await expect
    .poll(() => canvas.evaluate((one: HTMLCanvasElement) => one.getContext('2d')?.getImageData(0, 0, 1, 1).data[3]))
    .toBe(255);
  return canvas.evaluate((one: HTMLCanvasElement, count) => {
    const { width, height } = one;
    const ink = Array.from({ length: count }, (_, at) => {
      const band = Math.floor(height / count);
      const { data } = one.getContext('2d')?.getImageData(0, at * band, width, band) ?? { data: [] };
      const dark = Array.from({ length: data.length / 4 }, (_, pixel) => (data[pixel * 4 + 1] ?? 255) < 160);
      return dark.filter(Boolean).length / dark.length;
    });
    return { ink, ratio: width / height };
  }, bands);
}

/** The drawn page of the scans: three lines of text above, and a block below. */
async function expectScan(page: Page): Promise<void> {
  const { ink, ratio } = await inkOf(list(page).first(), 8);
  expect(ratio).toBeCloseTo(600 / 848, 1);
  expect(ink[1]).toBeGreaterThan(0.02);
  expect(ink[5]).toBeGreaterThan(0.2);
  expect(ink[7]).toBeLessThan(0.01);
}

const SCRIPTS = "/OpenAction << /S /JavaScript /JS (app.alert('opened')) >>";

test('pages of PDF are drawn as they look in other readers', { tag: '@as-they-are' }, async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page);
  expect(requests.filter((path) => /\/pdf/.test(path))).toEqual([]);

  for (const name of ['scan-fax', 'scan-jbig2', 'scan-jpeg2000', 'scan-phone', 'protected']) {
    await test.step(name, async () => {
      await choose(page, stored(`${name}.pdf`));
      await expectScan(page);
      await removeAll(page);
    });
  }

  await test.step('fonts that are not in the file', async () => {
    const latin = ['Helvetica', 'Times-Italic', 'Courier-Bold', 'Symbol', 'ZapfDingbats'];
    const fonts = {
      ...Object.fromEntries(latin.map((name) => [name.replace('-', ''), standardFont(name)])),
      Chinese: asianFont('STSong-Light', 'UniGB-UCS2-H', 'GB1'),
      Japanese: asianFont('MS-Mincho', '90ms-RKSJ-H', 'Japan1'),
      Korean: asianFont('HYSMyeongJo-Medium', 'KSCms-UHC-H', 'Korea1'),
    };
    const texts = [
      ...latin.map((name) => [name.replace('-', ''), '(abc 123)']),
      ['Chinese', '<4F5C4E1A>'],
      ['Japanese', '<8F6791E8>'],
      ['Korean', '<BCF6C1A6>'],
    ];
    const draws = texts.map(([font = '', text = ''], at) => line(font, text, 800 - (at + 0.7) * 100)).join('');
    await choose(page, file('fonts.pdf', pdfOf([{ size: [595, 800], draws }], { fonts })));
    const { ink } = await inkOf(list(page).first(), texts.length);
    for (const [at, [font]] of texts.entries()) expect(ink[at], font).toBeGreaterThan(0.002);
    await removeAll(page);
  });

  await test.step('a turned page, a poster, a stamp, and scripts', async () => {
    const turned = { size: A4, draws: block(0, 421, 595, 421), more: '/Rotate 90' };
    const poster = { size: [2384, 3370] as [number, number], draws: block(0, 1685, 2384, 1685) };
    const stamp = { size: [10, 10] as [number, number], draws: block(0, 5, 10, 5) };
    await choose(page, file('shapes.pdf', pdfOf([turned, poster, stamp], { catalog: SCRIPTS })), 3);
    const [first, second, third] = await Promise.all((await list(page).all()).map((item) => inkOf(item, 2)));
    expect(first?.ratio).toBeCloseTo(842 / 595, 1);
    // Its dark half is at the right now.
    for (const share of first?.ink ?? []) expect(share).toBeCloseTo(0.5, 1);
    expect(second?.ratio).toBeCloseTo(2384 / 3370, 1);
    for (const shown of [second, third]) expect(shown?.ink.map((share) => Math.round(share))).toEqual([1, 0]);
    await removeAll(page);
  });

  await test.step('a form that somebody filled in', async () => {
    const box = (name: string, height: number) =>
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${name}) /V (Sample answer) /DA (/Helv 30 Tf 0 g) /Rect [40 ${height} 400 ${height + 60}] >>`;
    const form = `/AcroForm << /Fields [] /NeedAppearances true /DR << /Font << /Helv ${standardFont('Helvetica')} >> >> >>`;
    const written = { size: A4, draws: block(0, 0, 595, 20), more: `/Annots [${box('a', 700)}]` };
    await choose(page, file('form.pdf', pdfOf([written], { catalog: form })));
    const { ink } = await inkOf(list(page).first(), 4);
    expect(ink[0]).toBeGreaterThan(0.002);
    await removeAll(page);
  });
  expect(dialogs).toEqual([]);
  expect(requests.filter((path) => path.endsWith('.wasm'))).toEqual([]);
});

test(
  'a long and a large PDF asks for pages, and others are refused with what to do',
  { tag: '@as-they-are' },
  async ({ page }) => {
    await open(page);
    const problem = (words: RegExp) => expect(page.getByRole('alert').getByText(words)).toBeVisible();

    await test.step('200 pages, 60 MB', async () => {
      const pages = Array.from({ length: 200 }, (_, at) => ({ size: A4, draws: block(0, 0, 595, 4 * at + 4) }));
      // As a path, because Playwright sends buffers of 50 MB at most.
      const path = test.info().outputPath('book.pdf');
      writeFileSync(path, pdfOf(pages, { ballast: 60_000_000 }));
      await field(page).setInputFiles(path);
      await page.getByLabel('Page numbers').fill('200, 100');
      await press(page, 'Use these pages');
      await expect(list(page).getByText(/^Ready/)).toHaveCount(2);
      const [last, middle] = await Promise.all((await list(page).all()).map((item) => inkOf(item, 1)));
      expect(last?.ink[0]).toBeCloseTo(800 / 842, 1);
      expect(middle?.ink[0]).toBeCloseTo(400 / 842, 1);
      await removeAll(page);
    });

    const good = pdfOf([{ size: A4, draws: block(0, 0, 595, 400) }]);
    await field(page).setInputFiles(stored('password.pdf'));
    await problem(/has a password/);
    await field(page).setInputFiles(file('empty.pdf', pdfOf([{ size: A4, draws: '' }])));
    await problem(/\(Page 1\): We can’t see anything/);
    await field(page).setInputFiles(file('damaged.pdf', Buffer.from('%PDF-1.7\nnothing of a document')));
    await problem(/is damaged/);
    // Readers find the pages of a file whose table of contents is lost.
    const lost = Buffer.from(good.toString('latin1').replace(/startxref\n\d+/, 'startxref\n1'), 'latin1');
    await choose(page, file('lost.pdf', lost));
  },
);
