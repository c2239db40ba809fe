import { component } from '../lib/in-components';
import { vars } from '../styles/theme.css';

/** The width of a bar below which the present language is a code of two letters. */
const NARROW = '(max-width: 72rem)';
/** Suggested, never forced. */
const pointedOut = { backgroundColor: vars.color.highlight, color: vars.color.ink, fontWeight: 600 };

export const root = component({ position: 'relative', fontSize: vars.size.small });
export const current = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1'],
  minBlockSize: 44,
  minInlineSize: 44,
  paddingInline: vars.space['2'],
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  listStyle: 'none',
  selectors: { '[data-preferred] > &': pointedOut },
});
/** Letters twice as large leave a phone no room for it. */
export const sign = component({ '@container': { '(max-width: 16rem)': { display: 'none' } } });
export const code = component({ display: 'none', '@container': { [NARROW]: { display: 'inline' } } });
export const name = component({
  '@container': {
    [NARROW]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
/** Hangs from the name, as the navigation's sheets do. */
export const list = component({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  zIndex: 1,
  minInlineSize: '100%',
  paddingBlock: vars.space['2'],
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderBlockStart: `2px solid ${vars.color.ink}`,
});
export const link = component({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: vars.space['5'],
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current="true"]': {
      color: vars.color.ink,
      fontWeight: 600,
      textDecorationColor: vars.color.mark,
      textDecorationThickness: '2px',
    },
    '&[data-state="preferred"]': pointedOut,
  },
});
