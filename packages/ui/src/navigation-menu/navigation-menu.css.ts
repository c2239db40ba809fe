import { component, inside, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = partRoot({ alignSelf: 'stretch', display: 'flex' });
export const list = component({ display: 'flex', alignItems: 'stretch' });
export const item = component({ position: 'relative', display: 'flex' });

/** A link or trigger in the bar. */
export const top = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  minInlineSize: 44,
  // The narrowest bar needs every pixel.
  paddingInline: `min(${vars.space['3']}, 0.8vw)`,
  whiteSpace: 'nowrap',
  color: vars.color.ink,
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.45em',
  textDecorationThickness: '2px',
  selectors: {
    '&:is(:hover, [aria-current], [data-current], [aria-expanded="true"])': {
      textDecorationLine: 'underline',
      textDecorationColor: vars.color.mark,
    },
  },
});
export const trigger = component({
  gap: vars.space['2'],
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '::after': {
    content: '""',
    inlineSize: '0.4em',
    blockSize: '0.4em',
    marginBlockStart: '-0.2em',
    borderBlockEnd: '1.5px solid',
    borderInlineEnd: '1.5px solid',
    rotate: '45deg',
  },
  selectors: {
    '[dir="rtl"] &::after': { rotate: '-45deg' },
    '&[aria-expanded="true"]::after': { marginBlockStart: '0.2em', rotate: '225deg' },
    '[dir="rtl"] &[aria-expanded="true"]::after': { rotate: '135deg' },
  },
});

/** Hangs from its trigger, like an index sheet. */
export const panel = component({
  position: 'absolute',
  insetBlockStart: 'calc(100% - 1px)',
  insetInlineStart: 0,
  zIndex: 1,
  inlineSize: 'max-content',
  maxBlockSize: 'calc(100dvh - 100%)',
  overflowY: 'auto',
  padding: vars.space['5'],
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderBlockStart: `2px solid ${vars.color.ink}`,
  transition: 'opacity 160ms ease-out, clip-path 160ms ease-out',
  clipPath: 'inset(0)',
  '@starting-style': { opacity: 0, clipPath: 'inset(0 0 60% 0)' },
  selectors: {
    '&[data-state="closed"]': { display: 'none' },
    // The page sets this on its root if its script fails to load.
    [`[data-scripts="failed"] ${item}:is(:hover, :focus-within) > &`]: { display: 'block' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(scripting: none)': {
      selectors: { [`${item}:is(:hover, :focus-within) > &`]: { display: 'block' } },
    },
  },
});
export const links = component({
  columnRule: `1px solid ${vars.color.line}`,
  columnGap: vars.space['8'],
});
export const inTwoColumns = component({ columnCount: 2 });
// Selected by their list, without classes: the same links are in the mobile menu and in the footer, and equal HTML compresses
// better.
inside(`${links} a`, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: 44,
  minInlineSize: '13rem',
  breakInside: 'avoid',
  color: vars.color.ink,
  textDecorationColor: 'transparent',
});
inside(`${links} a:is(:hover, [aria-current])`, {
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.mark,
});
inside(`${links} svg`, { color: vars.color.mark });
