import { component, inside, partRoot } from '../lib/in-components';
import { breakpoint } from '../styles/tokens';
import { vars } from '../styles/theme.css';

export const root = partRoot({
  borderBlockStart: `2px solid ${vars.color.ink}`,
  // The background of the page: the last section is often sunken and must end visibly.
  backgroundColor: vars.color.ground,
  paddingBlock: `${vars.space['4']} ${vars.space['5']}`,
  fontSize: vars.size.small,
  // The browser lays it out when it comes near, like every section.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 38rem',
  // Half a phone is narrower than some German words.
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': {
    [breakpoint.medium]: { paddingBlock: vars.space['12'], containIntrinsicBlockSize: 'auto 60rem' },
    print: { display: 'none' },
  },
});
const PHONE = `not all and ${breakpoint.medium}`;
/** Here the address and the four groups fit beside each other, with less space between them. */
const TABLET = '(48rem <= width < 64rem)';
/** Where browsers can show the content of a closed `details`. In others the groups are collapsed on wide screens too. */
const SHOWS_CLOSED = 'selector(::details-content)';

const gridOfLists = {
  display: 'grid',
  gap: vars.space['8'],
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  '@media': {
    [breakpoint.wide]: { gridAutoFlow: 'column', gridTemplateColumns: 'none', gridAutoColumns: 'minmax(0, 1fr)' },
  },
} as const;
export const places = component(gridOfLists);
export const columns = component({
  ...gridOfLists,
  '@media': {
    ...gridOfLists['@media'],
    [PHONE]: { gap: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
    [TABLET]: { gap: vars.space['5'], gridTemplateColumns: 'minmax(0, 1.4fr) repeat(4, minmax(0, 1fr))' },
  },
});
/** On phones the address needs no heading. */
export const contact = component({ '@media': { [PHONE]: { display: 'none' } } });
export const heading = component({
  display: 'none',
  '@media': { [breakpoint.medium]: { '@supports': { [SHOWS_CLOSED]: { display: 'block' } } } },
});
export const brand = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  fontWeight: 600,
  lineHeight: 1.9,
});
export const claim = component({
  color: vars.color.inkSoft,
  '@media': { [breakpoint.medium]: { marginBlock: vars.space['2'] } },
});
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
/** The line above a group. */
const fold = { borderBlockStart: `1px solid ${vars.color.line}` } as const;
export const group = component({
  ...fold,
  '@media': { [breakpoint.medium]: { '@supports': { [SHOWS_CLOSED]: { borderBlockStart: 0 } } } },
});
inside(`${group}::details-content`, {
  '@media': { [breakpoint.medium]: { contentVisibility: 'visible', blockSize: 'auto' } },
});
export const locations = component({
  ...fold,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { [`${columns} + &`]: { '@media': { [breakpoint.medium]: { marginBlockStart: vars.space['8'] } } } },
});
export const summary = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 44,
  cursor: 'pointer',
  fontFamily: vars.font.display,
  fontSize: vars.size.h4,
  lineHeight: 1.3,
  '::after': { content: '"+" / ""', color: vars.color.mark, fontFamily: vars.font.sans },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '[open] > &::after': { content: '"−" / ""' },
  },
});
inside(`${group} > ${summary}`, {
  '@media': { [breakpoint.medium]: { '@supports': { [SHOWS_CLOSED]: { display: 'none' } } } },
});
const row = { display: 'flex', flexWrap: 'wrap', columnGap: vars.space['4'] } as const;
export const languages = component({
  ...fold,
  '@media': { [breakpoint.medium]: { marginBlockStart: vars.space['8'] } },
});
inside(`${languages} > ul`, row);
export const legal = component({
  ...row,
  '@media': { [breakpoint.medium]: { columnGap: vars.space['6'], marginBlockStart: vars.space['5'] } },
});
export const print = component({
  display: 'grid',
  gap: vars.space['2'],
  maxInlineSize: '48rem',
  marginBlockStart: vars.space['2'],
  lineHeight: 1.4,
  color: vars.color.inkSoft,
});
