import { breakpoint, vars } from '@tutoring/ui/internal/theme';
import { component, inside } from '../component-style';

export { link, notice, problem, quiet, row } from '../common/common.css';
export { linkButton } from '../content/content.css';

export const screen = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['5'] });
export const hidden = component({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** On a phone only the list or the person is there; side by side where both fit. */
export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space['6']} ${vars.space['10']}`,
  alignItems: 'start',
  '@media': {
    [breakpoint.wide]: {
      selectors: { '&[data-state="open"]': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
    },
  },
});
export const listSide = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['4'],
  maxInlineSize: '44rem',
});
inside(`${root}[data-state="open"] > ${listSide}`, {
  display: 'none',
  '@media': {
    [breakpoint.wide]: {
      display: 'grid',
      position: 'sticky',
      insetBlockStart: `calc(${vars.headerHeight} + ${vars.space['4']})`,
    },
  },
});
export const nobody = component({ display: 'grid', gap: vars.space['3'] });

// The list.
export const list = component({
  display: 'grid',
  gap: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `2px solid ${vars.color.ink}`,
});
export const entry = component({
  display: 'grid',
  gap: vars.space['1'],
  paddingBlock: vars.space['3'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    '&[data-state="open"]': { boxShadow: `inset 3px 0 ${vars.color.mark}`, paddingInlineStart: vars.space['3'] },
  },
});
export const about = component({ display: 'flex', gap: vars.space['4'], alignItems: 'flex-start' });
export const facts = component({ display: 'grid', flex: '1 1 0', minInlineSize: 0 });
const named = {
  fontFamily: vars.font.display,
  fontSize: vars.size.h4,
  fontWeight: 600,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
} as const;
/** The whole row is easy to hit; the name alone is read out. */
export const name = component({
  ...named,
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minBlockSize: 44,
  color: vars.color.ink,
  selectors: { '&[aria-current]': { textDecoration: 'none' } },
});
export const sampleName = component({
  ...named,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['3'],
  minBlockSize: 44,
});
export const missing = component({ fontSize: vars.size.small, color: vars.color.mark });
export const needed = component({ paddingInlineStart: vars.space['4'], fontSize: vars.size.small });

// The photo: a contact print, as on the site.
export const print = component({
  display: 'block',
  flexShrink: 0,
  boxSizing: 'border-box',
  inlineSize: '3.75rem',
  aspectRatio: '4 / 5',
  padding: '3px',
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  boxShadow: `3px 4px 0 -1px ${vars.color.sunken}, 3px 4px 0 0 ${vars.color.line}`,
  selectors: { '&[data-large]': { inlineSize: '10rem' } },
});
export const cropPrint = component({
  display: 'block',
  aspectRatio: '4 / 5',
  padding: vars.space['1'],
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
});
export const picture = component({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  border: `1px solid ${vars.color.ink}`,
  selectors: { '&[data-moves]': { cursor: 'move', touchAction: 'none' } },
});
export const initials = component({
  display: 'grid',
  placeContent: 'center',
  boxSizing: 'border-box',
  blockSize: '100%',
  border: `1px solid ${vars.color.ink}`,
  backgroundColor: vars.color.sunken,
  fontFamily: vars.font.display,
  fontSize: vars.size.h4,
  lineHeight: 1,
  selectors: { [`${print}[data-large] > &`]: { fontSize: '3rem' } },
});

// The person.
export const person = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space['6'],
  minInlineSize: 0,
  maxInlineSize: '44rem',
});
inside(`${person} > *`, { inlineSize: '100%' });
inside(`${person} > button`, { inlineSize: 'auto' });
export const head = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  borderBlockEnd: `2px solid ${vars.color.ink}`,
  paddingBlockEnd: vars.space['2'],
});
export const title = component({ fontSize: vars.size.h3, overflowWrap: 'anywhere' });
export const part = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['4'],
  paddingBlockStart: vars.space['4'],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const partTitle = component({ fontSize: vars.size.h4 });
const group = { minInlineSize: 0, margin: 0, padding: 0, border: 0 } as const;
export const legend = component({ padding: 0, marginBlockEnd: vars.space['2'], fontWeight: 600 });
/** The record of the consent is beside the photo; below it on a phone. */
export const photo = component({
  ...group,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['5'],
  alignItems: 'flex-start',
});
export const record = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '1 1 16rem',
  gap: vars.space['3'],
  minInlineSize: 0,
});
export const crop = component({ display: 'grid', gap: vars.space['2'], inlineSize: '15rem', maxInlineSize: '100%' });
export const range = component({ display: 'grid', fontSize: vars.size.small });
inside(`${range} > input`, { inlineSize: '100%', minBlockSize: 44, accentColor: vars.color.action });

// Hours.
export const hours = component({
  ...group,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space['3'],
});
export const week = component({ fontFamily: vars.font.display, fontSize: vars.size.h4 });
export const hoursRow = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space['2']} ${vars.space['5']}`,
  inlineSize: '100%',
  paddingBlockEnd: vars.space['3'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const days = component({ display: 'flex' });
export const day = component({ display: 'grid', cursor: 'pointer' });
export const dayBox = component({
  position: 'absolute',
  inlineSize: 44,
  blockSize: 44,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const dayName = component({
  display: 'grid',
  placeContent: 'center',
  inlineSize: 44,
  blockSize: 44,
  marginInlineEnd: -1,
  border: `1px solid ${vars.color.edge}`,
  fontSize: vars.size.small,
  selectors: {
    [`${dayBox}:checked + &`]: {
      backgroundColor: vars.color.ink,
      borderColor: vars.color.ink,
      color: vars.color.ground,
      fontWeight: 600,
    },
    [`${dayBox}:focus-visible + &`]: { outline: `3px solid ${vars.color.action}`, outlineOffset: 2, zIndex: 1 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { [`${dayBox}:checked + &`]: { outline: '3px solid', outlineOffset: -5 } },
    },
  },
});
export const times = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space['3'] });
