import type { GlobalStyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css';
import { vars } from './theme.css';
import { breakpoint } from './tokens';

/** What elements look like without a class: said of a whole page (reset.css.ts), or within our parts (own-elements.css.ts). */
export interface ElementRule {
  selector: string;
  layer: string;
  rule: GlobalStyleRule;
}

const inLayer = (layer: string) => (selector: string, rule: GlobalStyleRule) => ({ selector, layer, rule });
const reset = inLayer(layers.reset);
const base = inLayer(layers.base);

/** How text stands: a page's `body` gives it to all that is in it, and so does a part. */
export const TEXT: GlobalStyleRule = {
  color: vars.color.ink,
  fontFamily: vars.font.sans,
  fontSize: vars.size.body,
  lineHeight: 1.6,
  overflowWrap: 'break-word',
  textRendering: 'optimizeSpeed',
  WebkitFontSmoothing: 'antialiased',
};

/** Of a page alone. */
export const PAGE: readonly ElementRule[] = [
  reset('html', {
    textSizeAdjust: '100%',
    '@media': {
      // Where the window is lower, nothing sticks to its edges.
      '(min-height: 30rem)': {
        scrollPaddingBlockStart: `calc(${vars.headerHeight} + ${vars.space['4']})`,
        // A length and no variable: where the banner changes this, Chrome would look at the style of every element again.
        // As high as what floats there: the way to the chat.
        scrollPaddingBlockEnd: '4.5rem',
      },
    },
  }),
  base('body', { ...TEXT, backgroundColor: vars.color.ground }),
];

/** Which of two looks native controls have. */
export const SCHEMES: readonly ElementRule[] = [
  reset('html', { colorScheme: 'light dark' }),
  reset('[data-theme="light"]', { colorScheme: 'light' }),
  reset('[data-theme="dark"]', { colorScheme: 'dark' }),
];

/** Of elements, wherever they stand. */
export const ELEMENTS: readonly ElementRule[] = [
  reset('*, ::before, ::after', { boxSizing: 'border-box' }),
  reset('*', { margin: 0 }),
  reset('img, svg', { display: 'block', maxInlineSize: '100%' }),
  reset('button, input, select, textarea', { font: 'inherit', color: 'inherit' }),
  reset('ul, ol', { padding: 0, listStyle: 'none' }),
  reset('[hidden]', { display: 'none' }),
  base('h1, h2, h3, h4', {
    fontFamily: vars.font.serif,
    fontWeight: 500,
    lineHeight: 1.15,
    letterSpacing: '-0.012em',
    textWrap: 'balance',
    // With letters twice as large a long word is wider than a phone: it is parted where its language would.
    overflowWrap: 'anywhere',
    '@media': { [`not all and ${breakpoint.medium}`]: { hyphens: 'auto', hyphenateLimitChars: '12 5 5' } },
  }),
  base('h1', { fontSize: vars.size.h1 }),
  base('h2', { fontSize: vars.size.h2 }),
  base('h3', { fontSize: vars.size.h3 }),
  base('h4', { fontSize: vars.size.h4 }),
  // Tight Latin spacing hurts where letters join or fill their square.
  base(':lang(ar, ja, ko, zh) :is(h1, h2, h3, h4)', { letterSpacing: 0, lineHeight: 1.4, fontWeight: 700 }),
  base(':lang(ja, zh)', { lineBreak: 'strict', overflowWrap: 'anywhere' }),
  // A heading breaks where its phrases end, not within a word.
  base(':lang(zh) :is(h1, h2, h3, h4)', { wordBreak: 'keep-all' }),
  base(':lang(ja) :is(h1, h2, h3, h4)', { wordBreak: 'auto-phrase' }),
  // Korean has spaces: a line does not end within a word.
  base(':lang(ko)', { wordBreak: 'keep-all', overflowWrap: 'anywhere' }),
  base('a', { color: vars.color.action, textUnderlineOffset: '0.2em', textDecorationThickness: '1px' }),
  base('a:hover', { color: vars.color.actionHover, textDecorationThickness: '2px' }),
  base(':focus-visible', {
    outline: `3px solid ${vars.color.action}`,
    outlineOffset: '2px',
    borderRadius: vars.radius.small,
  }),
  base('main:focus, h1:focus', { outline: 'none' }),
  base('table', { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }),
  base('hr', { border: 0, borderBlockStart: `1px solid ${vars.color.line}` }),
];
