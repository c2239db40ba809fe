import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { DEVICES } from './devices.ts';
import { atMost, type Figure, type Group } from './figures.ts';
import { A4, pdfOf } from '../pdf.ts';
import { slowDown } from './stage.ts';

/** A phone's photo: 12 megapixels, noisy enough to have 4 MB as JPEG. */
const PHOTO = { width: 4000, height: 3000, quality: 0.92, least: 4_000_000 };
/** A page of A4 that a scanner read with 300 dots an inch. */
const SCAN = { width: 2480, height: 3508, quality: 0.85, least: 0 };
/** Milliseconds from Send until the thank-you page, at 1.6 Mb/s. */
const SENT_MS = 15_000;
/** Bytes that the browser may need above the page while it prepares the photo. */
const MEMORY = 150_000_000;
/** Milliseconds between two readings of the memory. */
const READ_EVERY_MS = 20;
const GIVE_UP_MS = 60_000;

/** A photo on its way to a tutor, over slow 4G: how long it takes, and how much memory. */
export async function photoGroup(browser: Browser, origin: string): Promise<Group> {
  const context = await browser.newContext(DEVICES.phone);
  const system = await browser.newBrowserCDPSession();
  const folder = await mkdtemp(join(tmpdir(), 'photo-'));
  const file = join(folder, 'photo.jpg');
  const pdf = join(folder, 'scans.pdf');
  try {
    const studio = await context.newPage();
    const photo = await drawPhoto(studio);
    await writeFile(file, photo);
    const scan = { ...SCAN, jpeg: await drawPhoto(studio, SCAN) };
    await writeFile(pdf, pdfOf([1, 2, 3].map(() => ({ size: A4, scan }))));
    await studio.close();
    const ofThree = await prepare(context, system, origin, [file, file, file], 3);
    const ofPdf = await prepare(context, system, origin, [pdf], 3);
    const { page, took, memory } = await prepare(context, system, origin, [file], 1);
    await fillIn(page);
    await slowDown(await context.newCDPSession(page));
    const pressedAt = performance.now();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.waitForURL(/\/thanks/, { timeout: GIVE_UP_MS, waitUntil: 'commit' });
    const sent = performance.now() - pressedAt;
    return {
      title: `A photo of ${(photo.length / 1e6).toFixed(1)} MB to a tutor`,
      figures: [
        { label: 'from choosing to ready', unit: 's', value: took },
        { label: 'from Send to acknowledged at 1.6 Mb/s, CPU 4×', unit: 's', value: sent, bar: atMost(SENT_MS, 's') },
        memoryFigure('a photo', memory),
        memoryFigure('three photos', ofThree.memory),
        memoryFigure('a PDF of three scans', ofPdf.memory),
      ],
    };
  } finally {
    await context.close();
    await rm(folder, { recursive: true });
  }
}

/** Chooses files on a new page, and waits until all of their pages are ready. */
async function prepare(context: BrowserContext, system: CDPSession, origin: string, files: string[], count: number) {
  for (const earlier of context.pages()) await earlier.close();
  const page = await context.newPage();
  await page.goto(`${origin}/mark-my-page`);
  const field = page.locator('form[data-lead-form] input[type=file]');
  await field.focus();
  await page.waitForLoadState('networkidle');
  const before = await memoryOf(system);
  let peak = before;
  const reading = setInterval(() => {
    void memoryOf(system).then((now) => (peak = Math.max(peak, now)));
  }, READ_EVERY_MS);
  const chosenAt = performance.now();
  // By their names: a buffer would pass through the measured browser.
  await field.setInputFiles(files);
  await page
    .locator('input[type=hidden][name=pages]')
    .nth(count - 1)
    .waitFor({ state: 'attached', timeout: GIVE_UP_MS });
  clearInterval(reading);
  return { page, took: performance.now() - chosenAt, memory: peak - before };
}

const memoryFigure = (of: string, value: number): Figure => ({
  label: `memory of all browser processes above the page, at most: ${of}`,
  unit: 'kB',
  value,
  bar: atMost(MEMORY, 'kB'),
});

/** Draws a photo with the noise of a camera, so that it has as many bytes as one. */
export async function drawPhoto(page: Page, picture = PHOTO): Promise<Buffer> {
  const base64 = await page.evaluate(({ width, height, quality, least }) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    for (let noise = 40; ; noise += 20) {
      const noisy = context.createImageData(width, height);
      const pixels = new Uint32Array(noisy.data.buffer);
      for (let at = 0; at < pixels.length; at += 1) {
        const grey = 180 + Math.round(Math.random() * noise);
        pixels[at] = 0xff000000 | (grey << 16) | (grey << 8) | grey;
      }
      context.putImageData(noisy, 0, 0);
      context.font = '90px serif';
      for (let line = 1; line < 24; line += 1) context.fillText('The gradient is 2x: 6 at x = 3.', 200, line * 120);
      const drawn = canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '';
      if ((drawn.length * 3) / 4 >= least) return drawn;
    }
  }, picture);
  return Buffer.from(base64, 'base64');
}

async function fillIn(page: Page): Promise<void> {
  const form = page.locator('form[data-lead-form]');
  await form.locator('input[value=parent]').check();
  await form.locator('input[name=name]').fill('Sample Parent');
  await form.locator('input[name=email]').fill(`measured-${Date.now()}@example.com`);
  await form.locator('input[name=handedBack]').check();
}

/** The bytes in memory of all processes of a browser, without what they share. */
async function memoryOf(system: CDPSession): Promise<number> {
  const { processInfo } = (await system.send('SystemInfo.getProcessInfo')) as { processInfo: { id: number }[] };
  return processInfo.reduce((sum, { id }) => sum + ownMemory(id), 0);
}

function ownMemory(process: number): number {
  try {
    const [, kilobytes = '0'] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${process}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    // The process has ended.
    return 0;
  }
}
