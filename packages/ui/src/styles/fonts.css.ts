import { globalFontFace } from '@vanilla-extract/css';
import { ACCENTS, ENGLISH, unicodeRange } from './font-characters';

/**
 * The shipped fonts, made by scripts/fonts.ts. They replace the fallback fonts of stand-ins.css.ts as soon as they arrive
 * (docs/adr/0031).
 */
face('Newsreader Display', 'newsreader-display', { fontWeight: '400 600' });
face('Newsreader', 'newsreader', { fontWeight: '400 600' });
face('Newsreader', 'newsreader-italic', { fontWeight: '400 600', fontStyle: 'italic' });
face('Atkinson Hyperlegible Next Variable', 'atkinson-hyperlegible-next', { fontWeight: '400 700' });

function face(family: string, file: string, style: { fontWeight: string; fontStyle?: string }) {
  const common = { ...style, fontDisplay: 'swap' } as const;
  globalFontFace(family, { src: woff2(file), ...common, unicodeRange: unicodeRange(ENGLISH) });
  globalFontFace(family, { src: woff2(`${file}-accents`), ...common, unicodeRange: unicodeRange(ACCENTS) });
}

function woff2(file: string): string {
  return `url(./fonts/${file}.woff2) format("woff2")`;
}
