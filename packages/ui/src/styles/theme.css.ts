import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css';
import { fontSize, latinFonts, palette, space, systemFonts } from './tokens';

/** The roles. Consumers override them as `--tutoring-color-action` and so on. */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The page. */
      ground: '',
      /** What lies on the page: cards, fields, menus. */
      raised: '',
      /** A quiet band across the page. */
      sunken: '',
      /** Text. */
      ink: '',
      /** Secondary text, still 7:1 on all three grounds. */
      inkSoft: '',
      /** Decorative lines. */
      line: '',
      /** Edges that tell a control from the ground: 3:1 (WCAG 1.4.11). */
      edge: '',
      /** The one colour of action: links, buttons, focus. */
      action: '',
      actionHover: '',
      onAction: '',
      /** The examiner's: marks, errors, numbers of steps, and the lines of margins; nothing that is to be pressed. */
      mark: '',
      /** The stroke behind a few words that matter. */
      highlight: '',
    },
    font: { serif: '', sans: '' },
    size: { small: '', body: '', lead: '', h4: '', h3: '', h2: '', h1: '' },
    space: { '1': '', '2': '', '3': '', '4': '', '5': '', '6': '', '8': '', '10': '', '12': '', '16': '', '24': '' },
    radius: { small: '', large: '' },
    /** 65 characters of text. */
    measure: '',
    /** The header's height, for scroll-padding and anchors. */
    headerHeight: '',
  },
  (_, path) => `tutoring-${path.join('-').replace(/([A-Z])/g, (letter) => `-${letter.toLowerCase()}`)}`,
);

/** Below all that a consumer writes: a role of theirs holds, however plain their selector. */
const layer = layers.reset;
const { color, ...others } = vars;
createGlobalTheme(':root, [data-theme="light"]', color, {
  '@layer': layer,
  ground: palette.paper,
  raised: palette.paperRaised,
  sunken: palette.paperSunken,
  ink: palette.ink,
  inkSoft: palette.inkSoft,
  line: palette.inkLine,
  edge: palette.inkEdge,
  action: palette.penBlue,
  actionHover: palette.penBlueDeep,
  onAction: palette.paperRaised,
  mark: palette.examinerRed,
  highlight: palette.highlighter,
});
createGlobalTheme(':root', others, {
  '@layer': layer,
  font: latinFonts,
  size: fontSize,
  space,
  radius: { small: '3px', large: '6px' },
  measure: '38em',
  // Letters twice as large make it higher by a fifth, not by two: it stays on the screen.
  headerHeight: 'min(4.5rem, 88px)',
});

const dark = {
  ground: palette.night,
  raised: palette.nightRaised,
  sunken: palette.nightSunken,
  ink: palette.chalk,
  inkSoft: palette.chalkSoft,
  line: palette.chalkLine,
  edge: palette.chalkEdge,
  action: palette.penBlueLight,
  actionHover: palette.penBlueLighter,
  onAction: palette.nightBlue,
  mark: palette.examinerRedLight,
  highlight: palette.highlighterNight,
} as const;

type Role = keyof typeof dark;
const darkVars = Object.fromEntries((Object.keys(dark) as Role[]).map((role) => [vars.color[role], dark[role]]));

// Dark mode re-assigns colours and nothing else. `data-theme` lets a visitor's choice win, and holds for a part of a
// page too: Storybook shows both themes on one.
globalStyle(':root:not([data-theme="light"])', {
  '@layer': { [layer]: { '@media': { '(prefers-color-scheme: dark)': { vars: darkVars } } } },
});
globalStyle('[data-theme="dark"]', { '@layer': { [layer]: { vars: darkVars } } });

/** Only where a language begins: what is in it inherits, from whoever sets the fonts last. */
const inLanguage = (language: string, fonts: { serif: string; sans: string }) =>
  globalStyle(`[lang|="${language}"]`, {
    '@layer': { [layer]: { vars: { [vars.font.serif]: fonts.serif, [vars.font.sans]: fonts.sans } } },
  });
// Scripts without a shipped font read the system's: serif headings would be missing glyphs there.
for (const [language, font] of Object.entries(systemFonts)) inLanguage(language, { serif: font, sans: font });
// An English phrase within such a page gets the shipped fonts back.
inLanguage('en', latinFonts);
