import { globalFontFace } from '@vanilla-extract/css';

/**
 * The two shipped fonts and the system fonts that stand in until they arrive.
 * The files are made by scripts/fonts.ts, whose output also gives the metrics below. The
 * addresses are relative to the stylesheet; a page that inlines it rewrites them.
 */
const latin = 'U+20-7E, U+A0-FF, U+131, U+152-153, U+160-161, U+178, U+17D-17E, U+2010-2193, U+2212, U+2713';

globalFontFace('Newsreader Variable', {
  src: 'url(./fonts/newsreader.woff2) format("woff2")',
  fontWeight: '400 600',
  fontDisplay: 'swap',
  unicodeRange: latin,
});
globalFontFace('Atkinson Hyperlegible Next Variable', {
  src: 'url(./fonts/atkinson-hyperlegible-next.woff2) format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

/** A font's vertical metrics and average letter width, as shares of its em. */
interface Metrics {
  ascent: number;
  descent: number;
  width: number;
}
const newsreader: Metrics = { ascent: 0.735, descent: 0.265, width: 0.4285 };
const atkinson: Metrics = { ascent: 0.984, descent: 0.316, width: 0.444 };

// Average widths of the stand-ins: Georgia 913/2048, Noto Serif (Android), Arial and its metric twins 904/2048.
standIn('Newsreader Georgia', 'local("Georgia")', newsreader, 0.4458);
standIn('Newsreader Noto', 'local("Noto Serif")', newsreader, 0.4887);
standIn('Atkinson Arial', 'local("Arial"), local("Roboto"), local("Liberation Sans")', atkinson, 0.4416);

/** Scales a local font so that its lines are as long and as high as those of the font it stands in for. */
function standIn(family: string, src: string, font: Metrics, width: number) {
  const scale = font.width / width;
  globalFontFace(family, {
    src,
    sizeAdjust: percent(scale),
    ascentOverride: percent(font.ascent / scale),
    descentOverride: percent(font.descent / scale),
    lineGapOverride: '0%',
  });
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
