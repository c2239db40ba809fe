/**
 * Measures one page of each template on the real edge runtime: bytes by kind, compressed here
 * (brotli 11), because the local runtime compresses otherwise than the network, and the median of
 * several Lighthouse runs (mobile). Writes the table into the README.
 *
 * Usage: pnpm bench [runs]
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { brotliCompressSync, constants } from 'node:zlib';
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.ts';
import { withEdge } from '../edge.ts';
import { SAMPLE_PAGES } from '../pages.ts';

const RUNS = Number(process.argv[2] ?? 5);
const PORT = 8792;
const README = join(import.meta.dirname, '../../README.md');
/** The bars of the project, beside the figures. */
const BARS =
  '| *bar* | *100* | *100* | *100* | *100* | *≤ 1.2 s* | *≤ 0.9 s* | *≤ 50 ms* | *0.000* | *≤ 14.0* | *≤ 100* | *≤ 60* |';

const browserPath = await findBrowser();

interface Bytes {
  html: number;
  script: number;
  font: number;
}

/** What a visitor downloads until the page is at rest, without touching it. */
async function bytesOf(url: string): Promise<Bytes> {
  const browser = await chromium.launch({ executablePath: browserPath, args: BROWSER_ARGS });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const bodies: Promise<[string, Buffer]>[] = [];
  page.on('response', (response) => {
    bodies.push(
      response.body().then(
        (body): [string, Buffer] => [response.request().resourceType(), body],
        () => ['none', Buffer.alloc(0)],
      ),
    );
  });
  await page.goto(url);
  await page.waitForFunction(() => document.body.dataset.ready === 'true');
  await page.waitForLoadState('networkidle');
  const sizes: Bytes = { html: 0, script: 0, font: 0 };
  for (const [type, body] of await Promise.all(bodies)) {
    if (type === 'document') sizes.html += brotli(body);
    if (type === 'script') sizes.script += brotli(body);
    // Fonts are compressed already.
    if (type === 'font') sizes.font += body.length;
  }
  await browser.close();
  return sizes;
}

function brotli(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
}

async function lighthouseOf(url: string): Promise<Scores> {
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run++) {
    const chrome = await launch({ chromePath: browserPath, chromeFlags: ['--headless=new', ...BROWSER_ARGS] });
    try {
      const result = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'error',
        onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      });
      if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
      const { categories, audits } = result.lhr;
      runs.push({
        performance: (categories.performance?.score ?? 0) * 100,
        accessibility: (categories.accessibility?.score ?? 0) * 100,
        bestPractices: (categories['best-practices']?.score ?? 0) * 100,
        seo: (categories.seo?.score ?? 0) * 100,
        lcp: audits['largest-contentful-paint']?.numericValue ?? NaN,
        fcp: audits['first-contentful-paint']?.numericValue ?? NaN,
        tbt: audits['total-blocking-time']?.numericValue ?? NaN,
        cls: audits['cumulative-layout-shift']?.numericValue ?? NaN,
      });
    } finally {
      chrome.kill();
    }
  }
  const keys = Object.keys(runs[0] ?? {}) as (keyof Scores)[];
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((one) => one[key]))])) as unknown as Scores;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

const rows = await withEdge(PORT, async (url) => {
  const lines: string[] = [];
  for (const [name, path] of Object.entries(SAMPLE_PAGES)) {
    // Lighthouse does not measure a page that answers 404.
    if (path === '/404') continue;
    const bytes = await bytesOf(url + path);
    const s = await lighthouseOf(url + path);
    const line = `| ${name} \`${path}\` | ${s.performance} | ${s.accessibility} | ${s.bestPractices} | ${s.seo} | ${seconds(s.lcp)} | ${seconds(s.fcp)} | ${Math.round(s.tbt)} ms | ${s.cls.toFixed(3)} | ${kB(bytes.html)} | ${kB(bytes.script)} | ${kB(bytes.font)} |`;
    console.log(line);
    lines.push(line);
  }
  return lines;
});

const table = [
  `Lighthouse mobile, median of ${RUNS}; bytes in kB (brotli 11), cold, without interaction. Measured ${new Date().toISOString().slice(0, 10)}. The page of thanks is kept out of search engines on purpose: its SEO counts that.`,
  '',
  '| page | performance | accessibility | best practices | SEO | LCP | FCP | TBT | CLS | HTML + CSS | JavaScript | fonts |',
  '|---|---|---|---|---|---|---|---|---|---|---|---|',
  ...rows,
  BARS,
].join('\n');
const readme = readFileSync(README, 'utf8');
writeFileSync(README, readme.replace(/(<!-- bench -->)[\s\S]*?(<!-- \/bench -->)/, `$1\n${table}\n$2`));
