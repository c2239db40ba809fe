import { Resvg } from '@resvg/resvg-js';
import { directionOf, LANGUAGES, type Language } from '@tutoring/domain/languages';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestAddress } from '../../shared/service-worker';
import type { SiteData } from '../content/data';
import { addressFor } from '../content/translations';
import { homeOf } from '../model/page-languages';

/** The shortcuts in the app's menu. */
const SHORTCUTS = ['/tools/premium-grade-calculator', '/tools/premium-study-hours-estimator', '/contact'];

/** The app's icons. */
const ICONS = [
  { file: 'icon-192', size: 192, purpose: 'any' },
  { file: 'icon-512', size: 512, purpose: 'any' },
  { file: 'maskable-192', size: 192, purpose: 'maskable' },
  { file: 'maskable-512', size: 512, purpose: 'maskable' },
] as const;
/** The margin of a maskable icon, as a share of its width. Android may cut off a tenth at each side. */
const MASKABLE_INSET = 0.14;

/**
 * Writes the web app manifest of each language, and the icons, drawn from static/favicon.svg.
 */
export function writeManifests(site: string, data: SiteData): void {
  const folder = join(site, 'public');
  const mark = readFileSync(join(site, 'static/favicon.svg'), 'utf8');
  mkdirSync(join(folder, 'icons'), { recursive: true });
  for (const { file, size, purpose } of ICONS) {
    writeFileSync(join(folder, `icons/${file}.png`), draw(purpose === 'any' ? mark : withMargin(mark), size));
  }
  // Browsers and phones request these without a link.
  writeFileSync(join(folder, 'apple-touch-icon.png'), draw(withMargin(mark), 180));
  writeFileSync(join(folder, 'favicon.ico'), ico(draw(mark, 48), 48));
  for (const language of LANGUAGES) {
    writeFileSync(
      join(folder, manifestAddress(language)),
      JSON.stringify(manifest(language, data, backgroundOf(mark))),
    );
  }
}

/** The manifest in a language. It is the same app in each, with another start page. */
export function manifest(language: Language, data: SiteData, background: string): object {
  const { places } = data.messages[language];
  return {
    id: '/',
    name: data.brand.name,
    short_name: data.brand.name,
    description: data.messages[language].claim,
    lang: language,
    dir: directionOf(language),
    start_url: homeOf(language, data),
    scope: '/',
    display: 'standalone',
    background_color: background,
    theme_color: background,
    icons: ICONS.map(({ file, size, purpose }) => ({
      src: `/icons/${file}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: SHORTCUTS.map((path) => ({
      name: places[path] ?? path,
      url: addressFor(language, path, data.translations),
    })),
  };
}

/** The background colour of the mark. */
function backgroundOf(mark: string): string {
  return /fill="(#[0-9a-f]{6})"/i.exec(mark)?.[1] ?? '#ffffff';
}

/** The mark with a margin, so that no mask cuts it off. */
function withMargin(mark: string): string {
  const inner = mark.replace(
    '<svg ',
    `<svg x="${MASKABLE_INSET}" y="${MASKABLE_INSET}" width="${1 - 2 * MASKABLE_INSET}" height="${1 - 2 * MASKABLE_INSET}" `,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="${backgroundOf(mark)}"/>${inner}</svg>`;
}

function draw(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

/** Wraps a PNG in an ICO file. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // Type: icon
  header.writeUInt16LE(1, 4); // Number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // Colour planes
  header.writeUInt16LE(32, 12); // Bits of a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
