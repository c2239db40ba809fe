import type { StyleRule } from '@vanilla-extract/css';
import { component, inside, partRoot } from '../lib/in-components';
import { navigationLine, navigationMedia } from '../styles/tokens';
import { vars } from '../styles/theme.css';

export const root = partRoot({
  position: 'relative',
  zIndex: 10,
  containerType: 'inline-size',
  backgroundColor: vars.color.ground,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    // At 400 % zoom a sticky bar would leave no room for the page.
    '(min-height: 30rem)': { position: 'sticky', insetBlockStart: 0 },
    print: { display: 'none' },
  },
});
export const skip = component({
  position: 'absolute',
  insetInlineStart: vars.space['4'],
  insetBlockStart: vars.space['2'],
  zIndex: 20,
  padding: vars.space['3'],
  backgroundColor: vars.color.raised,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: 1, blockSize: 1, overflow: 'hidden', padding: 0 },
  },
});
/** One line in every language: what does not fit is in the menu. */
export const bar = component({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space['2'],
  minBlockSize: vars.headerHeight,
  '@container': {
    '(min-width: 40rem)': { columnGap: vars.space['3'] },
    // A phone at 200 % zoom with large text.
    '(max-width: 9.9rem)': { columnGap: 0 },
  },
});
export const brand = component({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  minBlockSize: 44,
  marginInlineEnd: 'auto',
  fontFamily: vars.font.display,
  // With text twice as large, the name still leaves room for the menu button.
  fontSize: `min(${vars.size.h4}, 7.6cqi)`,
  fontWeight: 600,
  letterSpacing: '-0.01em',
  color: vars.color.ink,
  textDecoration: 'none',
  borderBlockEnd: `3px solid ${vars.color.mark}`,
});

/** A drawing of the name is as high as the name's line. */
inside(`${brand} svg`, { blockSize: '1.1em', inlineSize: 'auto', fill: 'currentColor' });

type Line = keyof typeof navigationLine;

/** The width of the widest scroll bar, in rem. The window's width includes it, the container's does not. */
const SCROLL_BAR = 1.25;

/** From the header's breakpoint on. A container query takes the text size into account, a media query does not. */
function fromLine(line: Line, rule: StyleRule): StyleRule {
  const at = navigationLine[line];
  return {
    '@media': { [navigationMedia(line)]: { '@container': { [`(min-width: ${at - SCROLL_BAR}rem)`]: rule } } },
  };
}

const navFrom = (line: Line) =>
  component({ display: 'none', alignSelf: 'stretch', ...fromLine(line, { display: 'flex' }) });
/** The navigation of wide screens. */
export const nav = { wide: navFrom('wide'), wider: navFrom('wider') };
/** The button that replaces it on narrow screens. */
export const menu = {
  wide: component(fromLine('wide', { display: 'none' })),
  wider: component(fromLine('wider', { display: 'none' })),
};
/** On a phone it does not fit into the bar. It is in the first screen and in the menu. */
export const book = component({
  display: 'none',
  whiteSpace: 'nowrap',
  '@container': {
    '(min-width: 40rem)': { display: 'inline-flex' },
    // Beside two languages and the menu there is no more room.
    '(40rem <= width < 44rem)': { paddingInline: vars.space['2'] },
  },
});
