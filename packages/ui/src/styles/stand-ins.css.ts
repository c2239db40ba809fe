import { globalFontFace } from '@vanilla-extract/css';

/** A font's vertical metrics and average letter width, as fractions of its em. */
interface Metrics {
  ascent: number;
  descent: number;
  width: number;
}
/** Copied from the output of scripts/fonts.ts, which reads the fonts' own tables. */
const newsreader: Metrics = { ascent: 0.735, descent: 0.265, width: 0.4385 };
const atkinson: Metrics = { ascent: 0.984, descent: 0.316, width: 0.444 };
/** The average width at a weight of 600, measured in a browser on a page of text. */
const atkinsonBold: Metrics = { ...atkinson, width: 0.465 };

// The numbers are the average widths of the fallback fonts, weighted by letter frequency in the same way
// (@capsizecss/metrics 4; the bold one is measured).
// Newsreader has one weight, so its fallbacks never get bold.
standIn('Newsreader Georgia', 'local("Georgia")', newsreader, 0.4458, '400 600');
standIn('Newsreader Noto', 'local("Noto Serif")', newsreader, 0.481, '400 600');
standIn('Atkinson Arial', 'local("Arial"), local("Roboto"), local("Liberation Sans")', atkinson, 0.4458, '400 500');
// A real bold font, not synthetic bold. A first page may never get the shipped font (docs/adr/0031).
const bold = 'local("Arial Bold"), local("Roboto Bold"), local("Liberation Sans Bold")';
standIn('Atkinson Arial', bold, atkinsonBold, 0.48, '600 700');

/** Scales a local font so that its lines are as long and as high as those of the shipped font. */
function standIn(family: string, src: string, font: Metrics, width: number, fontWeight: string) {
  const scale = font.width / width;
  globalFontFace(family, {
    src,
    fontWeight,
    sizeAdjust: percent(scale),
    ascentOverride: percent(font.ascent / scale),
    descentOverride: percent(font.descent / scale),
    lineGapOverride: '0%',
  });
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
