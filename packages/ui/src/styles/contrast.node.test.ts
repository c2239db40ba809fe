import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { palette } from './tokens';

/** WCAG's relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const p = palette;
const themes = {
  light: {
    grounds: [p.paper, p.paperRaised, p.paperSunken],
    texts: [p.ink, p.inkSoft, p.penBlue, p.penBlueDeep, p.examinerRed],
    edge: p.inkEdge,
    on: [p.paperRaised, p.penBlue],
    highlight: [p.ink, p.highlighter],
  },
  dark: {
    grounds: [p.night, p.nightRaised, p.nightSunken],
    texts: [p.chalk, p.chalkSoft, p.penBlueLight, p.penBlueLighter, p.examinerRedLight],
    edge: p.chalkEdge,
    on: [p.nightBlue, p.penBlueLight],
    highlight: [p.chalk, p.highlighterNight],
  },
} as const;

it.each(Object.entries(themes))(
  '%s: all text is 7:1 or better, edges of controls 3:1',
  (_, { grounds, texts, edge, on, highlight }) => {
    for (const ground of grounds) {
      for (const text of texts) expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(7);
      expect(contrast(edge, ground), `edge on ${ground}`).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(on[0], on[1])).toBeGreaterThanOrEqual(7);
    expect(contrast(highlight[0], highlight[1])).toBeGreaterThanOrEqual(7);
  },
);

it('covers every colour of the palette', () => {
  const source = readFileSync(import.meta.filename, 'utf8');
  const decorative = ['inkLine', 'chalkLine'];
  for (const name of Object.keys(palette)) if (!decorative.includes(name)) expect(source, name).toContain(`p.${name}`);
});
