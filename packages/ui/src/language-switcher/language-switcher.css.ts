import { component, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';
import { pointedOut } from './pointed-out';

/** In a narrower bar the current language is a code of two letters. */
const NARROW = '(max-width: 72rem)';

export const root = partRoot({ position: 'relative', fontSize: vars.size.small });
const line = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1'],
  minBlockSize: 44,
  paddingInline: vars.space['2'],
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 16rem)': { paddingInline: 0 } },
} as const;
/** A page in one language. */
export const alone = component(line);
export const current = component({
  ...line,
  minInlineSize: 44,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '[data-preferred] > &': pointedOut },
});
/** With text twice as large it does not fit on a phone. */
export const sign = component({ '@container': { '(max-width: 16rem)': { display: 'none' } } });
export const code = component({ display: 'none', '@container': { [NARROW]: { display: 'inline' } } });
export const name = component({
  '@container': {
    [NARROW]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

/** Hangs from the current language, like a panel of the navigation. */
export const list = partRoot({
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
