import { component } from '../lib/in-components';
import { breakpoint } from '../styles/tokens';
import { vars } from '../styles/theme.css';

export const root = component({
  backgroundColor: vars.color.ground,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [breakpoint.wide]: { position: 'sticky', insetBlockStart: 0, zIndex: 10, minBlockSize: vars.headerHeight },
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
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['6'],
  rowGap: vars.space['1'],
  paddingBlock: vars.space['3'],
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
  order: 1,
  inlineSize: '100%',
  '@media': { [breakpoint.wide]: { order: 0, inlineSize: 'auto' } },
});
export const list = component({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space['5'] });
export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  minInlineSize: 44,
  color: vars.color.ink,
  textDecorationColor: 'transparent',
  selectors: {
    '&:hover': { textDecorationColor: vars.color.mark },
    '&[aria-current="page"]': { textDecorationColor: vars.color.mark, textDecorationThickness: '2px' },
  },
});
