import { directionOf, languageOf, type Language } from '@tutoring/domain/languages';
import { Resvg } from '@resvg/resvg-js';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { decompress } from 'wawoff2';
import type { MarkExerciseFacts } from '../../../shared/mark-exercise';
import type { MarkExerciseSentence } from '@tutoring/ui/mark-exercise';
import type { PageContext } from '../../../shared/page';
import type { ViewNode } from '../../../shared/tree';
import { elementsIn } from '../../compile/walk';
import { SOCIAL_IMAGE } from './head-tags';
import { socialImageOf } from './structured-data';

/** The brand's light colours: images have no dark mode. */
const COLOR = {
  ground: '#fcf8f1',
  ink: '#1c1a17',
  soft: '#4d4740',
  mark: '#9a1b1b',
  highlight: '#ffe08a',
  rule: '#e6dccb',
};
const MARGIN = 90;
const WIDTH = SOCIAL_IMAGE.width - 2 * MARGIN;

/** The font files of each script in their packages. Latin is added to each. The renderer reads one file per family. */
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
    // The Traditional Chinese file lacks full-width punctuation.
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
 * Draws the social image of each page, in the page's script. Unchanged images come from the cache.
 * @param cache A folder that is kept between builds.
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
    const svg = socialImageSvg(page, brand);
    const cached = join(cache, `${createHash('sha256').update(svg).digest('hex').slice(0, 20)}.png`);
    used.add(cached);
    if (!existsSync(cached)) writeFileSync(cached, await render(svg, scriptOf(page.language), cache));
    const file = join(folder, socialImageOf(page));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, readFileSync(cached));
  }
  // Delete cached images that this build did not use.
  for (const file of globSync('*.png', { cwd: cache })) if (!used.has(join(cache, file))) rmSync(join(cache, file));
}

async function render(svg: string, script: keyof typeof FONTS, cache: string): Promise<Buffer> {
  const fontFiles = await Promise.all(
    [...FONTS[script].files, ...FONTS.latin.files].map((file) => decompressedFont(file, cache)),
  );
  const resvg = new Resvg(svg, {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: FONTS[script].family },
  });
  return resvg.render().asPng();
}

/** Decompresses a font, because the renderer cannot read WOFF2. */
async function decompressedFont(file: string, cache: string): Promise<string> {
  const target = join(cache, `${file.split('/').at(-1) ?? ''}.ttf`);
  if (!existsSync(target)) {
    const require = createRequire(join(process.cwd(), 'package.json'));
    writeFileSync(target, await decompress(readFileSync(require.resolve(`@fontsource/${file}.woff2`))));
  }
  return target;
}

/** The social image of a page as SVG: its title with the last line highlighted, and the name of the business. */
export function socialImageSvg(page: PageContext, brand: string): string {
  const { title, lang, language, path } = page;
  const { family } = FONTS[scriptOf(language)];
  const sentences = sentencesToMark(page.body);
  if (sentences.length > 0) return exerciseSvg(page, sentences, brand);
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
        `<text x="${x}" y="${top + index * size * 1.25}" text-anchor="${anchor}">${directedText(line, isRtl)}</text>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_IMAGE.width}" height="${SOCIAL_IMAGE.height}">
<rect width="100%" height="100%" fill="${COLOR.ground}"/>
<rect x="${isRtl ? SOCIAL_IMAGE.width - 46 : 40}" width="6" height="100%" fill="${COLOR.mark}"/>
<rect x="${isRtl ? x - lastWidth : x}" y="${lastTop - size * 0.34}" width="${lastWidth}" height="${size * 0.48}" fill="${COLOR.highlight}"/>
<g font-family="${family}, Newsreader" font-size="${size}" font-weight="${family === 'Newsreader' ? 500 : 700}" fill="${COLOR.ink}">${text}</g>
<g font-family="Newsreader" font-weight="500" font-size="34">
<text x="${x}" y="120" text-anchor="${anchor}" fill="${COLOR.ink}">${escapeXml(brand)}</text>
<text x="${x}" y="545" text-anchor="${anchor}" fill="${COLOR.soft}" font-size="28">${escapeXml(path === '/' ? '' : path)}</text>
</g>
<rect x="${isRtl ? x - widthOf(brand) * 34 : x}" y="136" width="${widthOf(brand) * 34}" height="4" fill="${COLOR.mark}"/>
</svg>`;
}

/** The sentences of the exercise that a page is about: one with its mark scheme. */
function sentencesToMark(body: readonly ViewNode[]): MarkExerciseSentence[] {
  return elementsIn(body).flatMap(([name, props]) => {
    const { scheme, sentences } = (name === 'MarkExercise' && props ? props.facts : {}) as Partial<MarkExerciseFacts>;
    return scheme ? (sentences ?? []) : [];
  });
}

/** The social image of an exercise: its title, and the first sentences on ruled paper, each with an empty box. */
function exerciseSvg({ title, path }: PageContext, sentences: readonly MarkExerciseSentence[], brand: string): string {
  const [size, row, top] = [35, 46, 282];
  const rows = sentences.slice(0, 3).map(({ text }, sentence) => {
    const y = top + sentence * 2 * row;
    const lines = wrap(text, (WIDTH - 190) / size, 'en').slice(0, 2);
    return [
      `<rect x="${MARGIN + WIDTH - 74}" y="${y - 31}" width="36" height="36" rx="3" fill="none" stroke="${COLOR.ink}" stroke-width="2.5"/>`,
      ...lines.map((words, line) => `<text x="${MARGIN + 34}" y="${y + line * row}">${escapeXml(words)}</text>`),
    ].join('');
  });
  const rules = Array.from(
    { length: 6 },
    (_, at) => `<path d="M${MARGIN} ${top + 13 + at * row}h${WIDTH}" stroke="${COLOR.rule}" stroke-width="2"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_IMAGE.width}" height="${SOCIAL_IMAGE.height}">
<rect width="100%" height="100%" fill="${COLOR.ground}"/>
<g font-family="Newsreader" font-weight="500" fill="${COLOR.ink}">
<text x="${MARGIN}" y="88" font-size="34">${escapeXml(brand)}</text>
<text x="${MARGIN}" y="182" font-size="${widthOf(title) * 52 > WIDTH ? 42 : 52}">${escapeXml(title)}</text>
</g>
<rect x="${MARGIN}" y="102" width="${widthOf(brand) * 34}" height="4" fill="${COLOR.mark}"/>
<rect x="${MARGIN}" y="222" width="${WIDTH}" height="330" fill="#fffdf9" stroke="${COLOR.rule}" stroke-width="2"/>
${rules.join('')}
<path d="M${MARGIN + WIDTH - 112} 222v330" stroke="${COLOR.mark}" stroke-width="2"/>
<g font-family="Newsreader" font-weight="500" font-size="${size}" fill="${COLOR.ink}">${rows.join('')}</g>
<text x="${MARGIN}" y="598" font-family="Newsreader" font-weight="500" font-size="28" fill="${COLOR.soft}">${escapeXml(path)}</text>
</svg>`;
}

/** Marks a right-to-left line as such, and sets its Latin words in the Latin font. */
function directedText(line: string, isRtl: boolean): string {
  if (!isRtl) return escapeXml(line);
  const text = escapeXml(line).replace(
    /[A-Za-z0-9&;]+/g,
    (latin) => `<tspan font-family="Newsreader">${latin}</tspan>`,
  );
  return `\u202b${text}\u202c`;
}

/** Breaks the title into at most three lines, in the largest size that fits. */
function fit(title: string, language: Language): { lines: string[]; size: number } {
  for (const size of [84, 76, 68, 60, 52]) {
    const lines = wrap(title, WIDTH / size, language);
    if (lines.length <= (size > 68 ? 2 : 3)) return { lines, size };
  }
  return { lines: wrap(title, WIDTH / 46, language).slice(0, 4), size: 46 };
}

/** Breaks a title between words. Intl finds them in scripts without spaces. */
function wrap(title: string, width: number, language: Language): string[] {
  const lines: string[] = [];
  let line = '';
  // Chinese and Japanese have no spaces between words.
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

/** Estimates the width of a text in ems, without the font. The estimate is a little high, so lines break early. */
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

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
