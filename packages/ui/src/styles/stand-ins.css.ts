import { globalFontFace } from '@vanilla-extract/css';

/** A font's vertical metrics, as fractions of its em. scripts/fonts.ts prints them. */
interface Metrics {
  ascent: number;
  descent: number;
}
const newsreader: Metrics = { ascent: 0.735, descent: 0.265 };
const atkinson: Metrics = { ascent: 0.984, descent: 0.316 };

/**
 * The names of fonts that come with systems. `local()` compares full names and PostScript names, so each font has several:
 * Windows, macOS and iOS, Android, Linux.
 */
const georgia = ['Georgia'];
const georgiaItalic = ['Georgia Italic', 'Georgia-Italic'];
const noto = ['Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular', 'NotoSerif'];
const notoItalic = ['Noto Serif Italic', 'NotoSerif-Italic'];
const times = ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif'];
const timesItalic = [
  'Times New Roman Italic',
  'TimesNewRomanPS-ItalicMT',
  'Liberation Serif Italic',
  'LiberationSerif-Italic',
];
const arial = ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'LiberationSans'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Helvetica-Bold', 'Liberation Sans Bold', 'LiberationSans-Bold'];
const roboto = ['Roboto', 'Roboto Regular', 'Roboto-Regular'];
const robotoBold = ['Roboto Bold', 'Roboto-Bold'];

// The numbers are the widths of the shipped font divided by those of the local one, measured in a browser: headings of the
// site for the display cut, its paragraphs for the others, in six languages (docs/adr/0031). So lines break alike.
// Newsreader has one weight, so its fallbacks never get bold.
const serif = '400 600';
standIn('Newsreader Display Georgia', georgia, newsreader, 1.04, serif);
standIn('Newsreader Display Noto', noto, newsreader, 0.963, serif);
standIn('Newsreader Display Times', times, newsreader, 1.136, serif);
standIn('Newsreader Georgia', georgia, newsreader, 0.977, serif);
standIn('Newsreader Georgia', georgiaItalic, newsreader, 0.917, serif, 'italic');
standIn('Newsreader Noto', noto, newsreader, 0.906, serif);
standIn('Newsreader Noto', notoItalic, newsreader, 0.892, serif, 'italic');
standIn('Newsreader Times', times, newsreader, 1.069, serif);
standIn('Newsreader Times', timesItalic, newsreader, 1.021, serif, 'italic');
// A real bold font, not synthetic bold.
standIn('Atkinson Arial', arial, atkinson, 0.986, '400 500');
standIn('Atkinson Arial', arialBold, atkinson, 0.963, '600 700');
standIn('Atkinson Roboto', roboto, atkinson, 0.997, '400 500');
standIn('Atkinson Roboto', robotoBold, atkinson, 1.026, '600 700');

/** Scales a local font so that its lines are as long and as high as those of the shipped font. */
function standIn(
  family: string,
  names: string[],
  font: Metrics,
  scale: number,
  fontWeight: string,
  fontStyle?: string,
) {
  globalFontFace(family, {
    src: names.map((name) => `local("${name}")`).join(', '),
    fontWeight,
    ...(fontStyle && { fontStyle }),
    sizeAdjust: percent(scale),
    ascentOverride: percent(font.ascent / scale),
    descentOverride: percent(font.descent / scale),
    lineGapOverride: '0%',
  });
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
