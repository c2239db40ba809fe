import { bar as headerBar } from '../header/header.css';
import { component, inside, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

/** The widths in px of the closed and the open box in the bar (specification, section 2). */
export const CLOSED = 40;
export const OPEN = 256;
/** A bar that has no room beside the open field and its list. */
export const NARROW = '(max-width: 60rem)';

export const root = partRoot({ position: 'relative', '@media': { print: { display: 'none' } } });
/** In the bar the box is open while it has the focus. Only closing it with Escape needs a script. */
export const bar = component({
  flexShrink: 0,
  inlineSize: CLOSED,
  // In a narrow bar the open field covers the whole bar.
  '@container': {
    [NARROW]: { position: 'static' },
    // At twice the text size, a phone's bar has no room for the box. The menu contains one too.
    '(max-width: 16rem)': { display: 'none' },
  },
});
export const closed = `${bar}:is(:not(:focus-within),[data-state="closed"])`;

export const frame = component({ display: 'flex', alignItems: 'center' });
/** The open box covers the content beside it. */
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
/** Hides the links that the open box would partly cover. When the focus moves to a link, the box closes. */
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
  // The closed field is invisible, but visitors can still click it and focus it, and screen readers read it.
  selectors: {
    [`${closed} &`]: { opacity: 0, padding: 0, cursor: 'pointer' },
    '&::placeholder': { color: vars.color.inkSoft, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
/** Clicks on the icon reach the field. */
export const icon = component({
  position: 'relative',
  flexShrink: 0,
  inlineSize: 20,
  blockSize: 20,
  marginInline: '-30px 10px',
  pointerEvents: 'none',
});
