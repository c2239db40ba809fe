import { keyframes } from '@vanilla-extract/css';
import { component, inside, partRoot } from '../lib/in-components';
import { COVERED } from '../lib/keep-room-below';
import { BESIDE_BANNER, SHORT, sticksToEnd } from '../lib/sticks-to-end';
import { root as cardStyle } from '../notice-card/notice-card.css';
import { breakpoint } from '../styles/tokens';
import { vars } from '../styles/theme.css';

const card = `.${cardStyle}`;
const PHONE = `not all and ${breakpoint.medium}`;
/** Here the banner and the bar would leave too little of the page. */
const LOW = '(max-height: 40rem)';
/** Narrower than this, or with text twice as large, there is no room for the price beside the action. */
const NARROW = '(max-width: 12rem)';
/** Narrower than this, as on a phone of 320 px, a result has a line of its own above the action. */
const ROWS = '(max-width: 15rem)';

const appear = keyframes({ from: { opacity: 0 } });

/**
 * On wide screens only the children stick to the lower edge. On phones nothing does until the bar opens.
 * No ancestor of the children may have a transform or a container: it would become the containing block of a fixed dialog.
 */
export const root = partRoot({
  ...sticksToEnd,
  padding: vars.space['3'],
  '@media': {
    [SHORT]: { position: 'static' },
    [PHONE]: {
      position: 'static',
      alignItems: 'center',
      gap: vars.space['2'],
      minBlockSize: 56,
      padding: '5px clamp(1rem, 4vw, 2.5rem) calc(5px + env(safe-area-inset-bottom))',
      borderBlockStart: '1px solid transparent',
      selectors: {
        '&[data-state="open"]': {
          position: 'sticky',
          pointerEvents: 'auto',
          borderBlockStartColor: vars.color.edge,
          backgroundColor: vars.color.raised,
          animation: `${appear} 160ms ease-out`,
        },
      },
    },
    print: { display: 'none' },
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
  },
  selectors: { [BESIDE_BANNER]: { position: 'static' } },
});
inside(`${root}[data-state="open"]`, { '@media': { [SHORT]: { position: 'static' } } });
// One thing at a time: cards come first, and the cookie banner does on a low screen. On a high one the bar is above the banner,
// which many visitors never answer.
inside(`${card}[data-state="open"]:not([hidden]) ~ ${root}[data-state="open"]`, {
  '@media': { [PHONE]: { position: 'static' } },
});
inside(`[data-enhance="consent"]:not([hidden]) ~ ${root}[data-state="open"]`, {
  '@media': { [PHONE]: { position: 'sticky', insetBlockEnd: `var(${COVERED}, 0px)` }, [LOW]: { position: 'static' } },
});

/** The price and the action: on phones only, and only once a script has decided when the bar opens. */
export const offer = component({
  display: 'none',
  containerType: 'inline-size',
  flexGrow: 1,
  '@media': {
    [PHONE]: {
      selectors: {
        [`${root}[data-state] > &`]: { display: 'block' },
        // Keeps its room, so that the page's end does not move.
        [`${root}[data-state="closed"] > &`]: { visibility: 'hidden' },
      },
    },
  },
});
export const line = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  '@container': { [ROWS]: { flexWrap: 'wrap', rowGap: 0 } },
});
/** Holds the link to a tool's result. The price returns when the result is in view. */
export const result = component({
  flex: '1 1 52%',
  minInlineSize: 0,
  '@container': { [ROWS]: { flexBasis: '100%' } },
});
inside(`${result} > a`, {
  display: 'grid',
  alignContent: 'center',
  minBlockSize: 44,
  color: vars.color.ink,
  fontSize: vars.size.small,
  lineHeight: 1.2,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
});
inside(`${result} > a > *`, {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
inside(`${result} > a > b`, { textDecoration: 'underline', textUnderlineOffset: '0.15em' });
export const price = component({ lineHeight: 1.2, '@container': { [NARROW]: { display: 'none' } } });
inside(`${result}:not([hidden]) + ${price}`, { display: 'none' });
inside(`${price} span`, { display: 'block', fontSize: vars.size.small, whiteSpace: 'nowrap' });
inside(`${price} span:first-child`, { fontWeight: 600 });
export const action = component({
  flexGrow: 1,
  display: 'grid',
  // Without a base, it stays beside the price.
  '@container': { [ROWS]: { flexBasis: 0, minInlineSize: 0 } },
});
inside(`${result}:not([hidden]) ~ ${action}`, {
  flex: '1 1 40%',
  minInlineSize: 0,
});
inside(`${action} > *`, { paddingInline: vars.space['2'], fontSize: vars.size.small });
