import { bar as headerBar } from '../header/header.css';
import { component, inside, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

/** Px in the bar, closed and open; see the specification's section 2. */
export const CLOSED = 40;
export const OPEN = 256;
/** The width of a bar that has no room beside the open field and what hangs from it. */
export const NARROW = '(max-width: 60rem)';

export const root = partRoot({ position: 'relative', '@media': { print: { display: 'none' } } });
/** In the bar. There it is open while it has the focus: no script is needed, but to close it by Escape. */
export const bar = component({
  flexShrink: 0,
  inlineSize: CLOSED,
  // The open field lies over the whole bar.
  '@container': {
    [NARROW]: { position: 'static' },
    // Letters twice as large leave a phone no room for it: it is in the menu as well.
    '(max-width: 16rem)': { display: 'none' },
  },
});
export const closed = `${bar}:is(:not(:focus-within),[data-state="closed"])`;

export const frame = component({ display: 'flex', alignItems: 'center' });
/** The open box covers what is beside it. */
export const overlay = component({
  position: 'relative',
  zIndex: 2,
  inlineSize: OPEN,
  marginInlineStart: CLOSED - OPEN,
  transition: 'inline-size 160ms ease-out, margin 160ms ease-out',
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  '@container': {
    [NARROW]: {
      position: 'absolute',
      inset: 0,
      inlineSize: 'auto',
      margin: 0,
      paddingInline: vars.space['4'],
      backgroundColor: vars.color.ground,
    },
  },
  selectors: {
    [`${closed} > &`]: { position: 'static', inlineSize: CLOSED, margin: 0, padding: 0 },
    [`${closed}:focus-within > &`]: { outline: `3px solid ${vars.color.action}` },
  },
});
/** Hides the links that the open box would cut through. Moving back to them by keyboard closes it. */
inside(`${headerBar}:has(${bar}:focus-within:not([data-state="closed"])) nav`, { opacity: 0, pointerEvents: 'none' });
export const field = component({
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: 44,
  paddingInline: `${vars.space['3']} ${CLOSED}px`,
  border: `1.5px solid ${vars.color.edge}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.raised,
  appearance: 'none',
  // Invisible while closed, but there to be pressed, focused and read out.
  selectors: {
    [`${closed} &`]: { opacity: 0, padding: 0, cursor: 'pointer' },
    '&::placeholder': { color: vars.color.inkSoft, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
/** A press on it is a press on the field. */
export const icon = component({
  position: 'relative',
  flexShrink: 0,
  inlineSize: 20,
  blockSize: 20,
  marginInline: '-30px 10px',
  pointerEvents: 'none',
});
