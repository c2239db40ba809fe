import { component, inside, partRoot } from '../lib/in-components';
import { breakpoint } from '../styles/tokens';
import { vars } from '../styles/theme.css';

export const root = partRoot({
  borderBlockStart: `2px solid ${vars.color.ink}`,
  // The background of the page: the last section is often sunken and must end visibly.
  backgroundColor: vars.color.ground,
  paddingBlock: vars.space['12'],
  fontSize: vars.size.small,
  // The browser lays it out when it comes near, like every section.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 60rem',
  // Half a phone is narrower than some German words.
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': { print: { display: 'none' } },
});
export const columns = component({
  display: 'grid',
  gap: vars.space['8'],
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  '@media': {
    [breakpoint.wide]: { gridAutoFlow: 'column', gridTemplateColumns: 'none', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});
export const brand = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  fontWeight: 600,
  lineHeight: 1.9,
});
export const claim = component({ marginBlock: vars.space['2'], color: vars.color.inkSoft });
inside(`${root} h2`, {
  marginBlock: `${vars.space['3']} ${vars.space['1']}`,
  fontSize: vars.size.h4,
});
// Selected by their list, without classes: the same links are in the menus, and equal HTML compresses better.
inside(`${root} li > *`, {
  display: 'inline-flex',
  paddingBlock: vars.space['1'],
  lineHeight: 1.3,
  alignItems: 'center',
  minBlockSize: 44,
  minInlineSize: 44,
  color: 'inherit',
  textDecorationColor: vars.color.edge,
});
export const button = component({
  padding: 0,
  border: 0,
  background: 'none',
  textDecorationLine: 'underline',
  cursor: 'pointer',
});
export const locations = component({
  marginBlockStart: vars.space['8'],
  borderBlock: `1px solid ${vars.color.line}`,
});
export const summary = component({
  minBlockSize: 44,
  paddingBlock: vars.space['3'],
  cursor: 'pointer',
  fontFamily: vars.font.display,
  fontSize: vars.size.h4,
});
export const legal = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space['6'],
  marginBlockStart: vars.space['5'],
});
export const print = component({
  display: 'grid',
  gap: vars.space['3'],
  maxInlineSize: '48rem',
  marginBlockStart: vars.space['3'],
  color: vars.color.inkSoft,
});
