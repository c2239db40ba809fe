import { component, inside, partRoot } from '../lib/in-components';
import { breakpoint } from '../styles/tokens';
import { vars } from '../styles/theme.css';

/** On a small phone, or at high zoom, a card over the page would leave too little of it. */
const SMALL = '(max-width: 22rem), (max-height: 26rem)';

/** A slip of paper in a corner; on a phone as wide as the screen. */
export const root = partRoot({
  position: 'fixed',
  insetBlockEnd: vars.space['3'],
  insetInline: vars.space['3'],
  zIndex: 20,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2'],
  maxBlockSize: '60dvh',
  overflowY: 'auto',
  padding: vars.space['4'],
  paddingBlockEnd: vars.space['2'],
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderBlockStart: `2px solid ${vars.color.ink}`,
  boxShadow: '0 0.5rem 2rem #1d1b181f',
  fontSize: vars.size.small,
  lineHeight: 1.5,
  transition: 'opacity 160ms ease-out, translate 160ms ease-out',
  selectors: {
    '&[hidden]': { display: 'none' },
    // It is placed before it becomes visible.
    '&[data-state="closed"]': { visibility: 'hidden', opacity: 0, translate: '0 0.5rem' },
    '&[data-place="top"]': { insetBlock: `calc(${vars.headerHeight} + ${vars.space['3']}) auto` },
  },
  '@media': {
    [breakpoint.medium]: {
      inlineSize: '25rem',
      insetBlockEnd: vars.space['5'],
      insetInline: `${vars.space['5']} auto`,
      selectors: { '&:is([data-place="end"], [data-place="top"])': { insetInline: `auto ${vars.space['5']}` } },
    },
    [SMALL]: { position: 'static', inlineSize: 'auto', maxBlockSize: 'none', margin: vars.space['3'] },
    '(prefers-reduced-motion: reduce)': { transition: 'none', translate: 'none' },
    print: { display: 'none' },
  },
});
/** The live region. */
export const text = component({
  display: 'grid',
  gap: vars.space['1'],
  // Leaves room for the close button.
  paddingInlineEnd: vars.space['8'],
  visibility: 'visible',
});
inside(`${root}[data-state="closed"] > ${text} > *`, { visibility: 'hidden' });
export const heading = component({ fontSize: vars.size.h4 });
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['4'],
  rowGap: vars.space['2'],
});
inside(`${actions} > *`, { display: 'inline-flex', alignItems: 'center', minBlockSize: 44, fontSize: vars.size.small });
inside(`${root} > button`, { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });
