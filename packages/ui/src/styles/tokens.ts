/**
 * The palette: private names of real colours. Components never use it. They use the
 * roles in theme.css.ts. Every pair of text and background has a contrast of at least 7:1 (contrast.node.test.ts).
 */
export const palette = {
  paper: '#fbf8f1',
  paperRaised: '#fffdf9',
  paperSunken: '#f2ecdf',
  ink: '#1d1b18',
  inkSoft: '#4b463e',
  inkLine: '#d8cfbc',
  inkEdge: '#857b69',
  penBlue: '#1b3a6b',
  penBlueDeep: '#122a50',
  examinerRed: '#961a12',
  highlighter: '#ffe48a',

  night: '#161412',
  nightRaised: '#2c2821',
  nightSunken: '#221f19',
  chalk: '#f3ede1',
  chalkSoft: '#cbc2b1',
  chalkLine: '#4a443a',
  chalkEdge: '#8f8574',
  penBlueLight: '#b5cdf6',
  penBlueLighter: '#d6e3fb',
  nightBlue: '#10203c',
  examinerRedLight: '#ffaa9d',
  highlighterNight: '#5a4710',

  mint: '#2e9467',
  sky: '#3a7fc4',
  straw: '#9c8b00',
  buff: '#b7791f',
  lilac: '#7d62c2',
} as const;

/** How much pigment tinted paper has. The same pigments tint the paper of both themes. */
export const tintStrength = 0.1;

/** Spaces in steps of 4 px. They are in rem, so that they grow with the visitor's text size. */
export const space = {
  '1': '0.25rem',
  '2': '0.5rem',
  '3': '0.75rem',
  '4': '1rem',
  '5': '1.25rem',
  '6': '1.5rem',
  '8': '2rem',
  '10': '2.5rem',
  '12': '3rem',
  '16': '4rem',
  '24': '6rem',
} as const;

/** The corners of controls and of cards. */
export const radius = { small: '3px', large: '6px' } as const;

/** Font sizes: a scale of 1.2 on phones that grows to 1.25 on wide screens. */
export const fontSize = {
  small: '0.9375rem',
  body: 'clamp(1.0625rem, 1.03rem + 0.15vw, 1.125rem)',
  lead: 'clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem)',
  h4: 'clamp(1.1875rem, 1.15rem + 0.2vw, 1.3125rem)',
  h3: 'clamp(1.3125rem, 1.24rem + 0.35vw, 1.5625rem)',
  h2: 'clamp(1.6875rem, 1.5rem + 0.9vw, 2.25rem)',
  h1: 'clamp(1.9375rem, 1.4rem + 2.2vw, 3.375rem)',
} as const;

/** The media queries at which a layout changes. They are in rem, so that they grow with the text size. */
export const breakpoint = {
  /** Two columns fit. */
  medium: '(min-width: 40rem)',
  /** The desktop header fits: 1024 px, the specification's menu breakpoint. */
  wide: '(min-width: 64rem)',
} as const;

/**
 * The widths from which a header shows its navigation instead of the menu button, in rem, so that they grow with the text
 * size. `wide` is the specification's 1024 px. `wider` is for languages whose labels need more space.
 */
export const navigationLine = { wide: 64, wider: 76 } as const;

/** The media query of a navigation width. */
export function navigationMedia(line: keyof typeof navigationLine): string {
  return `(min-width: ${navigationLine[line]}rem)`;
}

const sans = {
  ja: '"Hiragino Sans", "Yu Gothic Medium", "Noto Sans CJK JP", "Noto Sans JP", sans-serif',
  ko: '"Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans CJK KR", "Noto Sans KR", sans-serif',
  'zh-Hant': '"PingFang HK", "PingFang TC", "Microsoft JhengHei", "Noto Sans CJK HK", "Noto Sans TC", sans-serif',
  'zh-Hans': '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif',
  ar: '"SF Arabic", "Geeza Pro", "Segoe UI", "Noto Naskh Arabic", "Noto Sans Arabic", Tahoma, sans-serif',
} as const;

/**
 * The system fonts of scripts for which no font is shipped. Japanese and Chinese headings are in Mincho and Song, which look
 * related to Newsreader. Windows has no bold Song, so there they stay in the text's font.
 */
export const systemFonts = {
  ja: {
    display: `"Hiragino Mincho ProN", "Yu Mincho Demibold", "Yu Mincho", "Noto Serif CJK JP", "Noto Serif JP", ${sans.ja}`,
    sans: sans.ja,
  },
  ko: { display: sans.ko, sans: sans.ko },
  'zh-Hant': {
    display: `"Songti TC", "Noto Serif CJK HK", "Noto Serif CJK TC", "Noto Serif TC", ${sans['zh-Hant']}`,
    sans: sans['zh-Hant'],
  },
  'zh-Hans': {
    display: `"Songti SC", "Noto Serif CJK SC", "Noto Serif SC", ${sans['zh-Hans']}`,
    sans: sans['zh-Hans'],
  },
  ar: { display: sans.ar, sans: sans.ar },
} as const;

/** The shipped fonts, then their metric-matched fallbacks (stand-ins.css.ts). */
export const latinFonts = {
  display:
    '"Newsreader Display", "Newsreader Display Georgia", "Newsreader Display Noto", "Newsreader Display Times", serif',
  serif: '"Newsreader", "Newsreader Georgia", "Newsreader Noto", "Newsreader Times", serif',
  sans: '"Atkinson Hyperlegible Next Variable", "Atkinson Arial", "Atkinson Roboto", system-ui, sans-serif',
} as const;
