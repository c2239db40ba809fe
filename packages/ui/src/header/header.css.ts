import { globalStyle } from '@vanilla-extract/css';
import { component } from '../lib/in-components';
import { layers } from '../styles/layers.css';
import { breakpoint } from '../styles/tokens';
import { vars } from '../styles/theme.css';

export const root = component({
  position: 'relative',
  zIndex: 10,
  backgroundColor: vars.color.ground,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    // At 400 % zoom a bar that stays would leave no room for the page.
    '(min-height: 30rem)': { position: 'sticky', insetBlockStart: 0 },
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
export const bar = component({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: vars.space['2'],
  minBlockSize: vars.headerHeight,
  '@media': { [breakpoint.medium]: { columnGap: vars.space['3'] } },
});
export const brand = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  marginInlineEnd: 'auto',
  fontFamily: vars.font.serif,
  fontSize: vars.size.h4,
  fontWeight: 600,
  letterSpacing: '-0.01em',
  color: vars.color.ink,
  textDecoration: 'none',
  borderBlockEnd: `3px solid ${vars.color.mark}`,
});
export const nav = component({
  display: 'none',
  alignSelf: 'stretch',
  '@media': { [breakpoint.wide]: { display: 'flex' } },
});
// An island's own element is no box of the bar.
globalStyle(`${nav} > [data-island]`, { '@layer': { [layers.components]: { display: 'contents' } } });
/** On a phone the bar has no room for it: it stands in the page's first screen and in the menu. */
export const book = component({ display: 'none', '@media': { [breakpoint.medium]: { display: 'inline-flex' } } });
