import { component, partRoot } from '../../lib/in-components';
import { breakpoint } from '../../styles/tokens';
import { vars } from '../../styles/theme.css';

/** It needs scripts, and is nothing to print. */
const NOT_WITHOUT = { '(scripting: none)': { display: 'none' }, print: { display: 'none' } };

export const place = partRoot({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 5,
  // What is empty of it covers what it floats above.
  pointerEvents: 'none',
  '@media': NOT_WITHOUT,
});

export const root = partRoot({
  display: 'grid',
  // The other corner is the chat's.
  justifyItems: 'start',
  '@media': NOT_WITHOUT,
  selectors: { '&[data-state="open"]': { justifyItems: 'stretch' } },
});
export const toggle = component({
  justifySelf: 'start',
  pointerEvents: 'auto',
  margin: vars.space['3'],
  // It stands in the room that is kept for it: a focus on it is no reason to scroll.
  scrollMarginBlockEnd: '-4.5rem',
  backgroundColor: vars.color.raised,
  fontSize: vars.size.small,
  selectors: {
    // The question about cookies comes first in `body`, and has the same place.
    [`[data-enhance="consent"]:not([hidden]) ~ * ${root}[data-state="closed"] &`]: { visibility: 'hidden' },
  },
});
export const view = component({
  pointerEvents: 'auto',
  paddingBlockEnd: vars.space['16'],
  // As high as the screen, or the footer would jump to its top.
  minBlockSize: '70vh',
});
export const steps = component({
  display: 'grid',
  gap: vars.space['4'],
  inlineSize: '100%',
  maxInlineSize: '44rem',
});
export const step = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignItems: 'center',
  gap: vars.space['3'],
  padding: vars.space['5'],
  border: `1px solid ${vars.color.line}`,
  borderInlineStart: `4px solid ${vars.color.edge}`,
  backgroundColor: vars.color.raised,
  '@media': { [breakpoint.medium]: { gridTemplateColumns: '11rem minmax(0, 1fr) auto' } },
  selectors: {
    '&[data-state="success"], &[data-state="ready"]': { borderInlineStartColor: vars.color.action },
    '&[data-state="error"]': { borderInlineStartColor: vars.color.mark },
  },
});
export const name = component({ fontSize: vars.size.h4 });
export const status = component({ minInlineSize: 0, overflowWrap: 'anywhere' });
/** A cross, and words: never colour alone. */
export const problem = component({
  color: vars.color.mark,
  fontWeight: 600,
  selectors: { '&::before': { content: '"✕ " / ""' } },
});
