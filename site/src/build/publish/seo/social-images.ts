import { directionOf, languageOf, type Language } from '@tutoring/domain/languages';
import { Resvg } from '@resvg/resvg-js';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { decompress } from 'wawoff2';
import type { PageContext } from '../../../shared/page';
import { SOCIAL_IMAGE } from './head-tags';
import { socialImageOf } from './structured-data';

/** The house's colours in light: pictures have no dark mode. */
const COLOR = { ground: '#fcf8f1', ink: '#1c1a17', soft: '#4d4740', mark: '#9a1b1b', highlight: '#ffe08a' };
const MARGIN = 90;
const WIDTH = SOCIAL_IMAGE.width - 2 * MARGIN;

/** Where a script's font stands in its package; the Latin one is added to each. One file a family: no second is looked at. */
const FONTS: Record<'latin' | 'ja' | 'ko' | 'zh-Hans' | 'zh-Hant' | 'ar', { family: string; files: string[] }> = {
  latin: {
    family: 'Newsreader',
    files: ['newsreader/files/newsreader-latin-500-normal'],
  },
  ja: { family: 'Noto Sans JP', files: ['noto-sans-jp/files/noto-sans-jp-japanese-700-normal'] },
  ko: { family: 'Noto Sans KR', files: ['noto-sans-kr/files/noto-sans-kr-korean-700-normal'] },
  'zh-Hans': { family: 'Noto Sans SC', files: ['noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal'] },
  'zh-Hant': {
    family: 'Noto Sans TC',
    // Its full-width punctuation is missing there.
    files: [
      'noto-sans-tc/files/noto-sans-tc-chinese-traditional-700-normal',
      'noto-sans-jp/files/noto-sans-jp-japanese-700-normal',
    ],
  },
  ar: {
    family: 'Noto Naskh Arabic',
    files: ['noto-naskh-arabic/files/noto-naskh-arabic-arabic-700-normal'],
  },
};

const scriptOf = (language: Language): keyof typeof FONTS =>
  language in FONTS ? (language as keyof typeof FONTS) : 'latin';

/**
 * Draws the picture that links to a page are shown with, in the page's script. What has not changed since the last
 * build comes from the cache.
 * @param cache A folder that outlives a build.
 */
export async function writeSocialImages(
  folder: string,
  cache: string,
  pages: readonly PageContext[],
  brand: string,
): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const used = new Set<string>();
  for (const page of pages) {
    const svg = pictureOf(page, brand);
    const cached = join(cache, `${createHash('sha256').update(svg).digest('hex').slice(0, 20)}.png`);
    used.add(cached);
    if (!existsSync(cached)) writeFileSync(cached, await draw(svg, scriptOf(page.language), cache));
    const file = join(folder, socialImageOf(page));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, readFileSync(cached));
  }
  // The cache is of one build, not of all builds there ever were.
  for (const file of globSync('*.png', { cwd: cache })) if (!used.has(join(cache, file))) rmSync(join(cache, file));
}

async function draw(svg: string, script: keyof typeof FONTS, cache: string): Promise<Buffer> {
  const fontFiles = await Promise.all(
    [...FONTS[script].files, ...FONTS.latin.files].map((file) => unpacked(file, cache)),
  );
  const resvg = new Resvg(svg, {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: FONTS[script].family },
  });
  return resvg.render().asPng();
}

/** A font of the registry as the renderer reads it: not compressed. */
async function unpacked(file: string, cache: string): Promise<string> {
  const target = join(cache, `${file.split('/').at(-1) ?? ''}.ttf`);
  if (!existsSync(target)) {
    const require = createRequire(join(process.cwd(), 'package.json'));
    writeFileSync(target, await decompress(readFileSync(require.resolve(`@fontsource/${file}.woff2`))));
  }
  return target;
}

/** The page as a picture: its title on paper, a marked line, the name of the business. */
export function pictureOf({ title, lang, language, path }: PageContext, brand: string): string {
  const { family } = FONTS[scriptOf(language)];
  const isRtl = directionOf(lang) === 'rtl';
  const { lines, size } = fit(title, languageOf(lang));
  const x = isRtl ? SOCIAL_IMAGE.width - MARGIN : MARGIN;
  const anchor = isRtl ? 'end' : 'start';
  const top = 300 - ((lines.length - 1) * size * 1.25) / 2;
  const last = lines.at(-1) ?? '';
  const lastWidth = Math.min(WIDTH, widthOf(last) * size);
  const lastTop = top + (lines.length - 1) * size * 1.25;
  const text = lines
    .map(
      (line, index) =>
        `<text x="${x}" y="${top + index * size * 1.25}" text-anchor="${anchor}">${inDirection(line, isRtl)}</text>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_IMAGE.width}" height="${SOCIAL_IMAGE.height}">
<rect width="100%" height="100%" fill="${COLOR.ground}"/>
<rect x="${isRtl ? SOCIAL_IMAGE.width - 46 : 40}" width="6" height="100%" fill="${COLOR.mark}"/>
<rect x="${isRtl ? x - lastWidth : x}" y="${lastTop - size * 0.34}" width="${lastWidth}" height="${size * 0.48}" fill="${COLOR.highlight}"/>
<g font-family="${family}, Newsreader" font-size="${size}" font-weight="${family === 'Newsreader' ? 500 : 700}" fill="${COLOR.ink}">${text}</g>
<g font-family="Newsreader" font-weight="500" font-size="34">
<text x="${x}" y="120" text-anchor="${anchor}" fill="${COLOR.ink}">${escaped(brand)}</text>
<text x="${x}" y="545" text-anchor="${anchor}" fill="${COLOR.soft}" font-size="28">${escaped(path === '/' ? '' : path)}</text>
</g>
<rect x="${isRtl ? x - widthOf(brand) * 34 : x}" y="136" width="${widthOf(brand) * 34}" height="4" fill="${COLOR.mark}"/>
</svg>`;
}

/** A line that begins at the right keeps Latin words in their place, and writes them in their own font. */
function inDirection(line: string, isRtl: boolean): string {
  if (!isRtl) return escaped(line);
  const text = escaped(line).replace(/[A-Za-z0-9&;]+/g, (latin) => `<tspan font-family="Newsreader">${latin}</tspan>`);
  return `\u202b${text}\u202c`;
}

/** The title in at most three lines, as large as they allow. */
function fit(title: string, language: Language): { lines: string[]; size: number } {
  for (const size of [84, 76, 68, 60, 52]) {
    const lines = wrap(title, WIDTH / size, language);
    if (lines.length <= (size > 68 ? 2 : 3)) return { lines, size };
  }
  return { lines: wrap(title, WIDTH / 46, language).slice(0, 4), size: 46 };
}

/** Breaks between words, which Intl finds in scripts without spaces as well. */
function wrap(title: string, width: number, language: Language): string[] {
  const lines: string[] = [];
  let line = '';
  // Chinese and Japanese have no spaces; elsewhere a word is what stands between them.
  const words = /^(ja|zh)/.test(language)
    ? [...new Intl.Segmenter(language, { granularity: 'word' }).segment(title)].map(({ segment }) => segment)
    : title.split(/(?<= )/);
  for (const segment of words) {
    const isClosing = /^[\p{Pe}\p{Pf}\p{Po}]+$/u.test(segment);
    if (line && !isClosing && widthOf((line + segment).trimEnd()) > width) {
      lines.push(line.trim());
      line = '';
    }
    line += segment;
  }
  return [...lines, line.trim()].filter(Boolean);
}

/** About how wide a text is, in ems: no font is asked, so lines are broken a little early. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/.test(letter)) return 1;
  if (/[\u0610-\u061a\u064b-\u065f]/.test(letter)) return 0;
  if (/\p{Script=Arabic}/u.test(letter)) return 0.46;
  if (/[ijl.,:;'’|! ]/.test(letter)) return 0.27;
  if (/[mwMW&]/.test(letter)) return 0.82;
  return /[A-Z0-9]/.test(letter) ? 0.62 : 0.49;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
