import { component, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = partRoot({ alignSelf: 'stretch', display: 'flex' });
export const list = component({ display: 'flex', alignItems: 'stretch' });
export const item = component({ position: 'relative', display: 'flex' });

/** What stands in the bar itself, link or trigger. */
export const top = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  minInlineSize: 44,
  // Where the bar is narrowest every pixel counts.
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

/** An index sheet that hangs from its trigger. How it looks once it is open: panel.css.ts. */
export const panel = component({
  selectors: {
    '&[data-state="closed"]': { display: 'none' },
    // A page says so on its root once it knows that its script will not come.
    [`[data-scripts="failed"] ${item}:is(:hover, :focus-within) > &`]: { display: 'block' },
  },
  '@media': {
    '(scripting: none)': {
      selectors: { [`${item}:is(:hover, :focus-within) > &`]: { display: 'block' } },
    },
  },
});
