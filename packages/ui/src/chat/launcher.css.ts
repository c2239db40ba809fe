import { inside, partRoot } from '../lib/in-components';
import { BESIDE_BANNER, SHORT, sticksToEnd } from '../lib/sticks-to-end';
import { breakpoint } from '../styles/tokens';
import { vars } from '../styles/theme.css';

/** On short or very narrow screens, and at high zoom, a floating link would cover the text. */
const NO_ROOM = `${SHORT}, (max-width: 20rem)`;
/** A slightly uneven ring, as if drawn by hand. */
const RING = '48% 52% 55% 45% / 55% 46% 54% 45%';

export const place = partRoot({
  ...sticksToEnd,
  padding: vars.space['3'],
  '@media': { [NO_ROOM]: { position: 'static' }, print: { display: 'none' } },
  selectors: { [BESIDE_BANNER]: { position: 'static' } },
});
export const launcher = partRoot({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: 44,
  paddingInline: vars.space['3'],
  // Cancels the page's scroll padding (element-rules.ts), in which the link lies: focusing the link must not scroll the page.
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
    // The panel covers it.
    '&[data-state="open"]': { visibility: 'hidden' },
    '&::before': {
      content: '"?" / ""',
      inlineSize: '1.5em',
      lineHeight: 1.45,
      textAlign: 'center',
      border: '1.75px solid',
      borderRadius: RING,
      color: vars.color.mark,
      fontFamily: vars.font.display,
    },
    '&:lang(ar)::before': { content: '"؟" / ""' },
  },
  // On phones only the ring is visible, because the text would cover the page. Screen readers still read the text.
  '@media': {
    [`not all and ${breakpoint.medium}`]: {
      flexShrink: 0,
      inlineSize: 44,
      justifyContent: 'center',
      gap: 0,
      padding: 0,
      fontSize: 0,
      selectors: { '&::before': { fontSize: vars.size.h4 } },
    },
  },
});
/** The dialog. Until its content loads, it shows ruled lines. */
export const panel = partRoot({
  position: 'fixed',
  insetBlock: 'auto 0',
  insetInline: 'auto 0',
  // Above the cookie banner.
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
    // On short screens the header does not stick, so the panel may take the whole height.
    [SHORT]: { blockSize: '100dvh' },
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    print: { display: 'none' },
  },
});
// Hides the cookie banner while the panel is open, because the panel would cover half of it.
// `:has()` would need no attribute, but the browser would recalculate the styles of the whole page at each change.
inside('html[data-chat="open"] [data-enhance="consent"]', { visibility: 'hidden' });
