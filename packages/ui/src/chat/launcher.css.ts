import { inside, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

/** Zoomed far in, or on the narrowest screens, what floats would cover what is to be read. */
const SHORT = '(max-height: 30rem)';
const NO_ROOM = `${SHORT}, (max-width: 20rem)`;
/** A hand's ring is no circle. */
const RING = '48% 52% 55% 45% / 55% 46% 54% 45%';

export const place = partRoot({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 5,
  display: 'flex',
  justifyContent: 'flex-end',
  // What is empty of it covers what it floats above.
  pointerEvents: 'none',
  '@media': { [NO_ROOM]: { position: 'static' }, print: { display: 'none' } },
  selectors: {
    // The question about cookies comes first, and has the same place.
    '[data-enhance="consent"]:not([hidden]) ~ &': { position: 'static' },
  },
});
export const launcher = partRoot({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: 44,
  margin: vars.space['3'],
  paddingInline: vars.space['3'],
  // It stands in the room that is kept for it: a focus on it is no reason to scroll.
  scrollMarginBlockEnd: '-4.5rem',
  pointerEvents: 'auto',
  border: `1.5px solid ${vars.color.edge}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  fontSize: vars.size.small,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    // Its place is the panel's.
    '&[data-state="open"]': { visibility: 'hidden' },
    '&::before': {
      content: '"?" / ""',
      inlineSize: '1.5em',
      lineHeight: 1.45,
      textAlign: 'center',
      border: '1.75px solid',
      borderRadius: RING,
      color: vars.color.mark,
      fontFamily: vars.font.serif,
    },
    '&:lang(ar)::before': { content: '"؟" / ""' },
  },
  // On a phone its words would lie over what is read: there it is the ring alone, and keeps its name.
  '@media': {
    '(max-width: 30rem)': {
      inlineSize: 44,
      justifyContent: 'center',
      gap: 0,
      padding: 0,
      fontSize: 0,
      selectors: { '&::before': { fontSize: vars.size.h4 } },
    },
  },
});
/** Empty it is a sheet of ruled paper: what stands on it comes a moment later. */
export const panel = partRoot({
  position: 'fixed',
  insetBlock: 'auto 0',
  insetInline: 'auto 0',
  // Above the question about cookies, where that is open.
  zIndex: 25,
  inlineSize: 'min(26rem, 100%)',
  blockSize: `min(40rem, 100dvh - ${vars.headerHeight})`,
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  pointerEvents: 'auto',
  color: vars.color.ink,
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderBlockStart: `2px solid ${vars.color.ink}`,
  boxShadow: `0 0 1.5rem -0.5rem ${vars.color.edge}`,
  transition: 'opacity 160ms ease-out, translate 160ms ease-out',
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&:empty': {
      backgroundImage: `repeating-linear-gradient(transparent 0 calc(2.5rem - 1px), ${vars.color.line} 0 2.5rem)`,
    },
  },
  '@starting-style': { selectors: { '&[open]': { opacity: 0, translate: '0 1rem' } } },
  '@media': {
    '(min-width: 40rem)': { insetInlineEnd: vars.space['4'] },
    // The header has gone with the page.
    [SHORT]: { blockSize: '100dvh' },
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    print: { display: 'none' },
  },
});
// The question about cookies would lie half under the panel: it waits until that is closed.
// (Not by `:has()`: each change of the page would be looked at again, and the whole page styled.)
inside('html[data-chat="open"] [data-enhance="consent"]', { visibility: 'hidden' });
