import { component, inside, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';
import { breakpoint } from '../styles/tokens';

/** Hides controls that need scripts. Without scripts, only the link remains. */
const NOT_WITHOUT = { '(scripting: none)': { display: 'none' }, print: { display: 'none' } };

export const root = partRoot({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2'],
  maxInlineSize: '48rem',
});

/** Has the size of the player from the start. It grows if large text needs more space. */
export const box = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  aspectRatio: '16 / 9',
  border: `1px solid ${vars.color.line}`,
  borderBlockStart: `2px solid ${vars.color.ink}`,
  backgroundColor: vars.color.sunken,
  // Ruled paper, if there is no poster.
  backgroundImage: `repeating-linear-gradient(transparent 0 calc(2rem - 1px), ${vars.color.line} 0 2rem)`,
  '@media': { print: { aspectRatio: 'auto' } },
});
inside(`${box} > iframe`, { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', border: 0 });

export const facade = component({
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'start',
  isolation: 'isolate',
  // Invisible below the player, it keeps the size of the box.
  selectors: { '&[hidden]': { display: 'grid', visibility: 'hidden' } },
});
export const poster = component({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** A slip of paper, which keeps the text readable on any picture. */
export const slip = component({
  display: 'grid',
  gap: vars.space['2'],
  maxInlineSize: '85%',
  padding: vars.space['3'],
  backgroundColor: vars.color.raised,
  '@media': { [breakpoint.medium]: { gap: vars.space['3'], padding: vars.space['4'] } },
});
export const title = component({
  fontFamily: vars.font.display,
  lineHeight: 1.25,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: { '&:lang(ar), &:lang(ja), &:lang(ko), &:lang(zh)': { lineHeight: 1.5 } },
  '@media': { [breakpoint.medium]: { fontSize: vars.size.h4 } },
});
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['4'],
  rowGap: vars.space['2'],
});
export const play = component({
  // The whole box is the button's target.
  '::after': { content: '', position: 'absolute', inset: 0, cursor: 'pointer' },
  '@media': NOT_WITHOUT,
});
export const duration = component({ color: vars.color.inkSoft, fontSize: vars.size.small });

export const below = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space['5'],
  fontSize: vars.size.small,
  lineHeight: 1.5,
});
export const note = component({
  flex: '1 1 20rem',
  color: vars.color.inkSoft,
  '@media': NOT_WITHOUT,
});
export const watch = component({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 });
