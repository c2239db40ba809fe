import type { StyleRule } from '@vanilla-extract/css';

/** On short screens, and at high zoom, nothing sticks to the window: it would cover the text. */
export const SHORT = '(max-height: 30rem)';

/** While the cookie banner is visible, nothing else sticks to the lower edge. */
export const BESIDE_BANNER = '[data-enhance="consent"]:not([hidden]) ~ &';

/** A landmark that is last in `body`, and sticks to the lower edge of the window until the page's end is in view. */
export const sticksToEnd = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 5,
  display: 'flex',
  justifyContent: 'flex-end',
  // Lets clicks on the empty part reach the page below.
  pointerEvents: 'none',
} satisfies StyleRule;
