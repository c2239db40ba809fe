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
  selectors: { '&:focus': { insetInlineStart: vars.space['4'], zIndex: 2, padding: vars.space['2'] } },
});
export const header = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: vars.headerHeight,
  paddingInline: vars.space['3'],
  overflowX: 'auto',
  backgroundColor: vars.color.raised,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});
/** On a phone the menu needs the width. */
export const brand = component({
  display: 'none',
  fontFamily: vars.font.display,
  fontSize: vars.size.h4,
  whiteSpace: 'nowrap',
  '@media': { [breakpoint.wide]: { display: 'block' } },
});
export const menu = component({ display: 'flex', gap: vars.space['1'] });
export const aside = component({
  display: 'flex',
  gap: vars.space['1'],
  marginInlineStart: 'auto',
});
export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  // Six links fit on a phone 390 px wide.
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
