import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Response } from 'playwright';
import { DEVICES, FROM_GERMANY } from './devices.ts';
import { atMost, type Bar, type Figure, type Unit } from './figures.ts';

/** Milliseconds after load in which we count requests. Real time, because the benchmark also runs on the peer's pages. */
const WATCHED_MS = 3000;

export interface Bytes {
  html: number;
  script: number;
  total: number;
  font: number;
  requests: number;
}

const ROWS: [key: keyof Bytes, label: string, unit: Unit, bar: Bar][] = [
  ['script', 'JavaScript', 'kB', atMost(14_000, 'kB')],
  ['requests', 'requests', 'count', atMost(12, 'count')],
  ['total', 'total', 'kB', atMost(120_000, 'kB')],
  ['html', 'HTML with its CSS, without pictures', 'kB', atMost(24_000, 'kB')],
  ['font', 'fonts', 'kB', atMost(60_000, 'kB')],
];

export function bytesFigures(ours: Bytes, peer: Bytes | undefined): Figure[] {
  return ROWS.map(([key, label, unit, bar]) => ({
    label,
    unit,
    bar,
    value: ours[key],
    peer: peer?.[key],
    isSize: true,
  }));
}

/** What a page downloads before its visitor shows an intention. */
export async function bytesOf(browser: Browser, url: string): Promise<Bytes> {
  const context = await browser.newContext({ ...DEVICES.phone, extraHTTPHeaders: FROM_GERMANY });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => void responses.push(response));
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(WATCHED_MS);
  const bytes: Bytes = { html: 0, script: 0, total: 0, font: 0, requests: 0 };
  for (const response of responses.filter(counts)) {
    const size = await sizeOf(response);
    bytes.requests += 1;
    bytes.total += size;
    const type = response.request().resourceType();
    if (type === 'document') bytes.html += brotli(withoutPictures(await response.body()));
    if (type === 'script') bytes.script += size;
    if (type === 'font') bytes.font += size;
  }
  await context.close();
  return bytes;
}

/** Whether a response counts: not inlined content, and not prefetched pages. */
function counts(response: Response): boolean {
  const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false;
  const isAhead = response.request().headers()['sec-purpose']?.startsWith('prefetch') ?? false;
  return response.url().startsWith('http') && !(isPage && isAhead);
}

/** A page's HTML without its inline pictures. */
function withoutPictures(html: Buffer): Buffer {
  return Buffer.from(html.toString().replace(/<svg[\s\S]*?<\/svg>/g, ''));
}

/** The compressed size. It is compressed here, because the local runtime compresses differently from Cloudflare. */
async function sizeOf(response: Response): Promise<number> {
  // A redirect has no body.
  const body = await response.body().catch(() => Buffer.alloc(0));
  const type = response.headers()['content-type'] ?? '';
  const isCompressed = /^(font|image|video|audio)\//.test(type) && !type.includes('svg');
  if (isCompressed) return body.length;
  return brotli(body);
}

/** The size in bytes after compression. */
export function brotli(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
