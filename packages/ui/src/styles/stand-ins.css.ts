import { globalFontFace } from '@vanilla-extract/css';

/** A font's vertical metrics and average letter width, as shares of its em. */
interface Metrics {
  ascent: number;
  descent: number;
  width: number;
}
/** Printed by scripts/fonts.ts from the fonts' own tables. */
const newsreader: Metrics = { ascent: 0.735, descent: 0.265, width: 0.4385 };
const atkinson: Metrics = { ascent: 0.984, descent: 0.316, width: 0.444 };
/** Its letters at the weight of 600, measured in a browser over a page of text. */
const atkinsonBold: Metrics = { ...atkinson, width: 0.465 };

// Average widths of the stand-ins, by the same weighting of letters (@capsizecss/metrics 4; the bold one measured).
// Newsreader has one weight, so its stand-ins are never made bold.
standIn('Newsreader Georgia', 'local("Georgia")', newsreader, 0.4458, '400 600');
standIn('Newsreader Noto', 'local("Noto Serif")', newsreader, 0.481, '400 600');
standIn('Atkinson Arial', 'local("Arial"), local("Roboto"), local("Liberation Sans")', atkinson, 0.4458, '400 500');
// Drawn bold, not smeared: a first page may have nothing else (docs/adr/0031).
const bold = 'local("Arial Bold"), local("Roboto Bold"), local("Liberation Sans Bold")';
standIn('Atkinson Arial', bold, atkinsonBold, 0.48, '600 700');

/** Scales a local font so that its lines are as long and as high as those of the font it stands in for. */
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
