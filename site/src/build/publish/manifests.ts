import { Resvg } from '@resvg/resvg-js';
import { directionOf, LANGUAGES, languageOf, type Language } from '@tutoring/domain/languages';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestAddress } from '../../shared/service-worker';
import { pathIn } from '../../shared/paths';
import type { SiteData } from '../content/data';

/** What the app's menu offers, beside the app. */
const SHORTCUTS = ['/tools/premium-grade-calculator', '/tools/premium-study-hours-estimator', '/contact'];

/** Pictures of the app, by their names; `inset`: the part of their width that a system may cut off. */
const ICONS = [
  { file: 'icon-192', size: 192, purpose: 'any' },
  { file: 'icon-512', size: 512, purpose: 'any' },
  { file: 'maskable-192', size: 192, purpose: 'maskable' },
  { file: 'maskable-512', size: 512, purpose: 'maskable' },
] as const;
/** What Android may cut off a maskable icon at each side: a tenth of its width, and a little air. */
const MASKABLE_INSET = 0.14;

/**
 * Writes what makes the site an app: a manifest a language, and the pictures, drawn from the brand's one mark
 * (static/favicon.svg).
 */
export function writeManifests(site: string, data: SiteData): void {
  const folder = join(site, 'public');
  const mark = readFileSync(join(site, 'static/favicon.svg'), 'utf8');
  mkdirSync(join(folder, 'icons'), { recursive: true });
  for (const { file, size, purpose } of ICONS) {
    writeFileSync(join(folder, `icons/${file}.png`), draw(purpose === 'any' ? mark : onGround(mark), size));
  }
  // Browsers and phones look for these without being told.
  writeFileSync(join(folder, 'apple-touch-icon.png'), draw(onGround(mark), 180));
  writeFileSync(join(folder, 'favicon.ico'), ico(draw(mark, 48), 48));
  for (const language of LANGUAGES) {
    writeFileSync(join(folder, manifestAddress(language)), JSON.stringify(manifest(language, data, groundOf(mark))));
  }
}

/** The manifest in a language: the same app in each, which begins with the page of the reader's language. */
export function manifest(language: Language, data: SiteData, ground: string): object {
  const { places } = data.messages[language];
  return {
    id: '/',
    name: data.brand.name,
    short_name: data.brand.name,
    description: data.messages[language].claim,
    lang: language,
    dir: directionOf(language),
    start_url: homeIn(language, data),
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons: ICONS.map(({ file, size, purpose }) => ({
      src: `/icons/${file}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: SHORTCUTS.map((path) => ({ name: places[path] ?? path, url: pathIn(language, path) })),
  };
}

/** The first page in a language: of the region where it is mostly spoken, if that has one. */
function homeIn(language: Language, { regions }: SiteData): string {
  if (language === 'en') return '/';
  const { region } = new Intl.Locale(language).maximize();
  const pages = regions.withPage.flatMap(({ country, languages }) =>
    languages.filter(({ lang }) => languageOf(lang) === language).map(({ path }) => ({ country, path })),
  );
  return (pages.find(({ country }) => country === region) ?? pages[0])?.path ?? '/';
}

/** The colour on which the mark stands. */
function groundOf(mark: string): string {
  return /fill="(#[0-9a-f]{6})"/i.exec(mark)?.[1] ?? '#ffffff';
}

/** The mark small enough that no mask cuts it off, on its own ground. */
function onGround(mark: string): string {
  const inner = mark.replace(
    '<svg ',
    `<svg x="${MASKABLE_INSET}" y="${MASKABLE_INSET}" width="${1 - 2 * MASKABLE_INSET}" height="${1 - 2 * MASKABLE_INSET}" `,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="${groundOf(mark)}"/>${inner}</svg>`;
}

function draw(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

/** A picture in the container that every browser asks for by name. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // An icon
  head.writeUInt16LE(1, 4); // with one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // Colour planes
  head.writeUInt16LE(32, 12); // Bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
