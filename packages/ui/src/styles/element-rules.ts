import type { GlobalStyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css';
import { vars } from './theme.css';
import { breakpoint } from './tokens';

/** A style of elements without a class. It applies to a whole page (reset.css.ts) or inside our components (own-elements.css.ts). */
export interface ElementRule {
  selector: string;
  layer: string;
  rule: GlobalStyleRule;
}

const inLayer = (layer: string) => (selector: string, rule: GlobalStyleRule) => ({ selector, layer, rule });
const reset = inLayer(layers.reset);
const base = inLayer(layers.base);

/** Text styles of a page's `body` and of each component's root. Their contents inherit them. */
export const TEXT: GlobalStyleRule = {
  color: vars.color.ink,
  fontFamily: vars.font.sans,
  fontSize: vars.size.body,
  lineHeight: 1.6,
  overflowWrap: 'break-word',
  textRendering: 'optimizeSpeed',
  WebkitFontSmoothing: 'antialiased',
};

/** Rules for pages only. */
export const PAGE: readonly ElementRule[] = [
  reset('html', {
    textSizeAdjust: '100%',
    '@media': {
      // In a lower window, nothing is sticky.
      '(min-height: 30rem)': {
        scrollPaddingBlockStart: `calc(${vars.headerHeight} + ${vars.space['4']})`,
        // The height of the floating chat button. Not a variable: each change of the cookie banner would make Chrome
        // recalculate the styles of all elements.
        scrollPaddingBlockEnd: '4.5rem',
      },
    },
  }),
  base('body', { ...TEXT, backgroundColor: vars.color.ground }),
];

/** The colour scheme of native controls. */
export const SCHEMES: readonly ElementRule[] = [
  reset('html', { colorScheme: 'light dark' }),
  reset('[data-theme="light"]', { colorScheme: 'light' }),
  reset('[data-theme="dark"]', { colorScheme: 'dark' }),
];

/** Rules for elements on a page and inside components. */
export const ELEMENTS: readonly ElementRule[] = [
  reset('*, ::before, ::after', { boxSizing: 'border-box' }),
  reset('*', { margin: 0 }),
  reset('img, svg', { display: 'block', maxInlineSize: '100%' }),
  reset('button, input, select, textarea', { font: 'inherit', color: 'inherit' }),
  reset('ul, ol', { padding: 0, listStyle: 'none' }),
  reset('[hidden]', { display: 'none' }),
  base('h1, h2, h3, h4', {
    fontFamily: vars.font.display,
    fontWeight: 500,
    lineHeight: 1.15,
    letterSpacing: '-0.01em',
    // The display cut has narrow spaces: without this, "IB & AP" reads as one word.
    wordSpacing: '0.04em',
    textWrap: 'balance',
    // With text twice as large, a long word is wider than a phone. It is hyphenated by the rules of its language.
    overflowWrap: 'anywhere',
    '@media': {
      [`not all and ${breakpoint.medium}`]: { hyphens: 'auto', hyphenateLimitChars: '12 5 5' },
      // On paper a heading stays with what it is about.
      print: { breakAfter: 'avoid', breakInside: 'avoid' },
    },
  }),
  base('h1', { fontSize: vars.size.h1 }),
  base('h2', { fontSize: vars.size.h2 }),
  base('h3', { fontSize: vars.size.h3 }),
  base('h4', { fontSize: vars.size.h4 }),
  // Tight letter spacing breaks joined Arabic letters and crowds square characters.
  base(':lang(ar, ja, ko, zh) :is(h1, h2, h3, h4)', {
    letterSpacing: 0,
    wordSpacing: 0,
    lineHeight: 1.4,
    fontWeight: 700,
  }),
  base(':lang(ja, zh)', { lineBreak: 'strict', overflowWrap: 'anywhere' }),
  // A heading breaks between phrases, not within a word.
  base(':lang(zh) :is(h1, h2, h3, h4)', { wordBreak: 'keep-all' }),
  base(':lang(ja) :is(h1, h2, h3, h4)', { wordBreak: 'auto-phrase' }),
  // Korean has spaces, so a line never breaks within a word.
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
  base('tr, li, figure, fieldset', { '@media': { print: { breakInside: 'avoid' } } }),
  base('hr', { border: 0, borderBlockStart: `1px solid ${vars.color.line}` }),
];
