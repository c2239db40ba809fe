import { component, partRoot } from '../../lib/in-components';
import { breakpoint } from '../../styles/tokens';
import { vars } from '../../styles/theme.css';

/** Hides it without scripts and on paper. */
const NOT_WITHOUT = { '(scripting: none)': { display: 'none' }, print: { display: 'none' } };

export const place = partRoot({
  // On phones it would cover the text, and a bar at the lower edge would cover it.
  position: 'static',
  insetBlockEnd: 0,
  zIndex: 5,
  // The empty area must not block clicks on the content below.
  pointerEvents: 'none',
  '@media': { [breakpoint.medium]: { position: 'sticky' }, ...NOT_WITHOUT },
});

export const root = partRoot({
  display: 'grid',
  // The chat's button is in the other corner.
  justifyItems: 'start',
  '@media': NOT_WITHOUT,
  selectors: { '&[data-state="open"]': { justifyItems: 'stretch' } },
});
export const toggle = component({
  justifySelf: 'start',
  pointerEvents: 'auto',
  margin: vars.space['3'],
  // Its space is reserved, so a focus on it must not scroll the page.
  scrollMarginBlockEnd: '-4.5rem',
  backgroundColor: vars.color.raised,
  fontSize: vars.size.small,
  selectors: {
    // The cookie banner is first in `body` and covers the same place.
    [`[data-enhance="consent"]:not([hidden]) ~ * ${root}[data-state="closed"] &`]: { visibility: 'hidden' },
  },
});
export const view = component({
  pointerEvents: 'auto',
  paddingBlockEnd: vars.space['16'],
  // Nearly as high as the screen, so that the footer does not jump to the top.
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
/** A cross marks an error, so that it does not depend on colour. */
export const problem = component({
  color: vars.color.mark,
  fontWeight: 600,
  selectors: { '&::before': { content: '"✕ " / ""' } },
});
