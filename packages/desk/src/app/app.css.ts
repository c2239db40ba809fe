import { breakpoint, vars } from '@tutoring/ui/internal/theme';
import { component } from '../component-style';

export const root = component({
  // The screens are tools: nothing of the site's header is above them, and sticky columns begin near the top.
  vars: { [vars.headerHeight]: '3.25rem' },
  minBlockSize: '100dvh',
});
export const skip = component({
  position: 'absolute',
  insetInlineStart: '-100vw',
  selectors: { '&:focus': { insetInlineStart: vars.space['4'], zIndex: 3, padding: vars.space['2'] } },
});
const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  paddingInline: vars.space['3'],
  backgroundColor: vars.color.raised,
  borderBlockEnd: `1px solid ${vars.color.line}`,
} as const;
const sticky = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  minBlockSize: vars.headerHeight,
} as const;
/** One row, which stays in sight. On a phone the menu is a row of its own, and only that stays. */
export const header = component({
  display: 'contents',
  '@media': { [breakpoint.medium]: { ...bar, ...sticky }, print: { display: 'none' } },
});
export const menu = component({
  ...bar,
  ...sticky,
  gap: 0,
  // On a phone, and with large text, the menu is scrolled. Its last link is cut, which says so.
  overflowX: 'auto',
  '@media': {
    [breakpoint.medium]: { position: 'static', gap: vars.space['1'], paddingInline: 0, borderBlockEnd: 0 },
    print: { display: 'none' },
  },
});
/** The row below the menu of a phone. */
export const place = component({
  ...bar,
  '@media': { [breakpoint.medium]: { display: 'contents' }, print: { display: 'none' } },
});
export const brand = component({
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontFamily: vars.font.display,
  fontSize: vars.size.h4,
  whiteSpace: 'nowrap',
  '@media': { [breakpoint.medium]: { order: -1, flex: 'none' } },
});
export const aside = component({
  display: 'flex',
  gap: vars.space['1'],
  marginInlineStart: 'auto',
});
export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: vars.space['1'],
  fontSize: vars.size.small,
  color: vars.color.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderBlockEnd: '3px solid transparent',
  '@media': { [breakpoint.wide]: { paddingInline: vars.space['2'] } },
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': { fontWeight: 600, borderBlockEndColor: vars.color.mark },
  },
});
export const main = component({
  maxInlineSize: '96rem',
  marginInline: 'auto',
  paddingInline: vars.space['4'],
  paddingBlock: vars.space['5'],
  '@media': { [breakpoint.wide]: { paddingInline: vars.space['8'] } },
});
/** The menu shows which screen is open; who hears the page gets its name as a heading. */
export const title = component({ position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' });
