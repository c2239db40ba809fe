import { component, partRoot } from '../lib/in-components';
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
/** How it lies over what is beside it once it is open: open.css.ts. */
export const overlay = component({
  selectors: {
    [`${closed} > &`]: { inlineSize: CLOSED },
    [`${closed}:focus-within > &`]: { outline: `3px solid ${vars.color.action}` },
  },
});
export const field = component({
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: 44,
  border: `1.5px solid ${vars.color.edge}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.raised,
  appearance: 'none',
  // It is there for a press, for the keys, and for those who hear its name.
  selectors: { [`${closed} &`]: { opacity: 0, padding: 0, cursor: 'pointer' } },
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
