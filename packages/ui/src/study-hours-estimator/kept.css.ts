import { component, inside } from '../lib/in-components';
import { vars } from '../styles/theme.css';
import { breakpoint } from '../styles/tokens';

/** The plans that somebody follows, above the form. */
export const plans = component({
  display: 'grid',
  gap: vars.space['8'],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
/** The sheet of a plan. It looks like the sheet of the result. */
export const plan = component({
  display: 'grid',
  gap: vars.space['5'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: vars.space['6'],
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderBlockStart: `2px solid ${vars.color.ink}`,
  scrollMarginBlockStart: vars.space['16'],
});
export const progress = component({
  overflow: 'hidden',
  blockSize: 10,
  marginBlockStart: vars.space['2'],
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.small,
});
inside(`${progress} > div`, {
  blockSize: '100%',
  backgroundColor: vars.color.action,
  forcedColorAdjust: 'none',
});
/** The notice of missed sessions. */
export const missed = component({
  display: 'grid',
  gap: vars.space['2'],
  paddingInlineStart: vars.space['4'],
  borderInlineStart: `3px solid ${vars.color.action}`,
});
/** A day and its sessions. */
export const day = component({
  display: 'grid',
  gap: `${vars.space['1']} ${vars.space['4']}`,
  paddingBlock: vars.space['2'],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [breakpoint.medium]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)' } },
});
export const date = component({
  paddingBlock: vars.space['2'],
  fontWeight: 600,
  selectors: { '[aria-current="date"] > &': { color: vars.color.action } },
});
export const sessions = component({ display: 'grid', gap: vars.space['1'], padding: 0, listStyle: 'none' });
/** The note of a session: small until it is opened. */
export const note = component({ paddingInlineStart: vars.space['8'], fontSize: vars.size.small });
/** A note without a session, and the button that deletes it. */
export const looseNote = component({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['2'],
  paddingBlock: vars.space['2'],
});
/** The visitor's own lines. */
export const looseText = component({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
/** The button that starts a plan, and what it does. */
export const start = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['3'],
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});
inside(`${start} > p`, { flexBasis: '100%' });
/** The calendar on the phone. */
export const phone = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['3'],
  paddingBlock: vars.space['2'],
});
export const phoneStatus = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['3'],
  '@media': { print: { display: 'none' } },
});
