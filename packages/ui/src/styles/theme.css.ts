import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css';
import { ROLES, type Role } from './roles';
import { fontSize, latinFonts, palette, radius, space, systemFonts } from './tokens';

/** The roles. Consumers override them by custom properties, such as `--tutoring-color-action`. */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The page's background. */
      ground: '',
      /** The background of cards, fields and menus. */
      raised: '',
      /** The background of a quiet band across the page. */
      sunken: '',
      /** The background of the last band of a page. Its text has the colours of the dark theme in both themes. */
      band: '',
      /** Text. */
      ink: '',
      /** Secondary text, with a contrast of at least 7:1 on all three backgrounds. */
      inkSoft: '',
      /** Decorative lines. */
      line: '',
      /** The edges of controls, with a contrast of at least 3:1 (WCAG 1.4.11). */
      edge: '',
      /** The only action colour: links, buttons, focus. */
      action: '',
      actionHover: '',
      onAction: '',
      /** The examiner's red: marks, errors, step numbers and margin lines. Never for controls. */
      mark: '',
      /** The highlighter behind a few important words. */
      highlight: '',
    },
    font: {
      /** Headings, numerals and names: large, in few words. */
      display: '',
      /** A student's text and quotations. Its italic is the tutor's hand. */
      serif: '',
      /** Text and controls. */
      sans: '',
    },
    /** The pigments of tinted paper and its ruling. They are never used for text. */
    tint: { mint: '', sky: '', straw: '', buff: '', lilac: '' },
    size: { small: '', body: '', lead: '', h4: '', h3: '', h2: '', h1: '' },
    space: { '1': '', '2': '', '3': '', '4': '', '5': '', '6': '', '8': '', '10': '', '12': '', '16': '', '24': '' },
    radius: { small: '', large: '' },
    /** 65 characters of text. */
    measure: '',
    /** The header's height, for scroll padding and anchors. */
    headerHeight: '',
  },
  (_, path) => `tutoring-${path.join('-').replace(/([A-Z])/g, (letter) => `-${letter.toLowerCase()}`)}`,
);

/** The colours of a theme by their role. */
function named(theme: keyof typeof ROLES): Record<Role, string> {
  const entries = Object.entries(ROLES[theme]).map(([role, name]) => [role, palette[name]]);
  return Object.fromEntries(entries) as Record<Role, string>;
}

/** The lowest layer, so that a consumer's value wins with any selector. */
const layer = layers.reset;
const { color, ...others } = vars;
createGlobalTheme(':root, [data-theme="light"]', color, { '@layer': layer, ...named('light') });
createGlobalTheme(':root', others, {
  '@layer': layer,
  tint: { mint: palette.mint, sky: palette.sky, straw: palette.straw, buff: palette.buff, lilac: palette.lilac },
  font: latinFonts,
  size: fontSize,
  space,
  radius,
  measure: '38em',
  // With text twice as large the header grows by a fifth only, so that it does not fill the screen.
  headerHeight: 'min(4.5rem, 88px)',
});

const darkVars = Object.fromEntries(
  Object.entries(named('dark')).map(([role, value]) => [vars.color[role as Role], value]),
);

// Dark mode re-assigns only colours. `data-theme` lets a visitor's choice win. It also works on a part of a page: Storybook
// shows both themes on one page.
globalStyle(':root:not([data-theme="light"])', {
  '@layer': { [layer]: { '@media': { '(prefers-color-scheme: dark)': { vars: darkVars } } } },
});
globalStyle('[data-theme="dark"]', { '@layer': { [layer]: { vars: darkVars } } });

/** Sets the fonts only on the element with the `lang`. Its contents inherit them, so a consumer can still override them. */
const inLanguage = (language: string, { display, serif, sans }: Record<keyof typeof latinFonts, string>) =>
  globalStyle(`[lang|="${language}"]`, {
    '@layer': {
      [layer]: { vars: { [vars.font.display]: display, [vars.font.serif]: serif, [vars.font.sans]: sans } },
    },
  });
// Scripts without a shipped font use system fonts, because the shipped serif font lacks their glyphs.
for (const [language, fonts] of Object.entries(systemFonts)) inLanguage(language, { ...fonts, serif: fonts.sans });
// An English phrase on such a page gets the shipped fonts.
inLanguage('en', latinFonts);
