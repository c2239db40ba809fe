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

// Average widths of the stand-ins, by the same weighting of letters (@capsizecss/metrics 4).
standIn('Newsreader Georgia', 'local("Georgia")', newsreader, 0.4458);
standIn('Newsreader Noto', 'local("Noto Serif")', newsreader, 0.481);
standIn('Atkinson Arial', 'local("Arial"), local("Roboto"), local("Liberation Sans")', atkinson, 0.4458);

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
