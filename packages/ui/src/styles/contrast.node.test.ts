import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrast, EDGE_CONTRAST, TEXT_CONTRAST } from './contrast';
import { palette, tintStrength } from './tokens';

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
    // The last two are the band at the end of a page, in both themes.
    grounds: [p.night, p.nightRaised, p.nightSunken, p.ink, p.nightBlue],
    texts: [p.chalk, p.chalkSoft, p.penBlueLight, p.penBlueLighter, p.examinerRedLight],
    edge: p.chalkEdge,
    on: [p.nightBlue, p.penBlueLight],
    highlight: [p.chalk, p.highlighterNight],
  },
} as const;

it.each(Object.entries(themes))(
  '%s: the contrast of all text is at least 7:1, and of the edges of controls 3:1',
  (_, { grounds, texts, edge, on, highlight }) => {
    for (const ground of grounds) {
      for (const text of texts) {
        expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }
      expect(contrast(edge, ground), `edge on ${ground}`).toBeGreaterThanOrEqual(EDGE_CONTRAST);
    }
    expect(contrast(on[0], on[1])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(contrast(highlight[0], highlight[1])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  },
);

/** The least contrast at which two large areas side by side look different on an ordinary screen. */
const APART = 1.1;

it.each(Object.entries(themes))('%s: a band can be told from the page', (_, { grounds: [ground, , sunken] }) => {
  expect(contrast(ground, sunken)).toBeGreaterThanOrEqual(APART);
});

const pigments = [p.mint, p.sky, p.straw, p.buff, p.lilac, p.inkEdge, p.chalkEdge];

it.each([
  ['light', p.paperRaised, [p.ink, p.inkSoft, p.examinerRed]],
  ['dark', p.nightRaised, [p.chalk, p.chalkSoft, p.examinerRedLight]],
] as const)('%s: the contrast of every pen on tinted paper is at least 7:1', (_, raised, pens) => {
  for (const pigment of pigments) {
    const paper = mixed(raised, pigment, tintStrength);
    for (const pen of pens) expect(contrast(pen, paper), `${pen} on ${paper}`).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  }
});

/** `#rrggbb` with another colour over it, whose opacity is `share`. */
function mixed(below: string, above: string, share: number): string {
  const channel = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16);
  const mix = (at: number) => Math.round(channel(below, at) * (1 - share) + channel(above, at) * share);
  return `#${[1, 3, 5].map((at) => mix(at).toString(16).padStart(2, '0')).join('')}`;
}

it('covers every colour of the palette', () => {
  const source = readFileSync(import.meta.filename, 'utf8');
  const decorative = ['inkLine', 'chalkLine'];
  for (const name of Object.keys(palette)) if (!decorative.includes(name)) expect(source, name).toContain(`p.${name}`);
});
