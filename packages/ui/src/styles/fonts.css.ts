import { globalFontFace } from '@vanilla-extract/css';

/**
 * The two shipped fonts, made by scripts/fonts.ts. A page uses them from its first paint or not at all (docs/adr/0031).
 * Until they are cached, pages use the fallback fonts of stand-ins.css.ts.
 */
const latin = 'U+20-7E, U+A0-FF, U+131, U+152-153, U+160-161, U+178, U+17D-17E, U+2010-2193, U+2212, U+2713';

globalFontFace('Newsreader Variable', {
  src: 'url(./fonts/newsreader.woff2) format("woff2")',
  fontWeight: '400 600',
  fontDisplay: 'optional',
  unicodeRange: latin,
});
globalFontFace('Atkinson Hyperlegible Next Variable', {
  src: 'url(./fonts/atkinson-hyperlegible-next.woff2) format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'optional',
  unicodeRange: latin,
});
