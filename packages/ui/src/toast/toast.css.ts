import { component, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';
import { NOTIFIER } from './store';

/** Has no size, because its content is `position: fixed`. The zeros undo the browser's styles for popovers. */
export const host = partRoot({
  inset: '0 auto auto 0',
  inlineSize: 0,
  blockSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
});
export const viewport = component({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: 30,
  display: 'flex',
  flexDirection: 'column',
  gap: NOTIFIER.gap,
  inlineSize: '26rem',
  maxInlineSize: '100vw',
  padding: vars.space['4'],
  color: vars.color.ink,
  outline: 'none',
  selectors: { '&:empty': { padding: 0 } },
  // On paper it would cover the text.
  '@media': { print: { display: 'none' } },
});
export const root = partRoot({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space['3'],
  padding: vars.space['4'],
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderBlockStart: `2px solid ${vars.color.ink}`,
  transition: 'opacity 160ms ease-out, translate 160ms ease-out',
  '@starting-style': { opacity: 0, translate: '0 0.5rem' },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  selectors: {
    '&[data-swipe="move"]': { translate: 'var(--radix-toast-swipe-move-x) 0', transition: 'none' },
    '&[data-swipe="end"]': { translate: 'var(--radix-toast-swipe-end-x) 0' },
  },
});
export const variant = {
  default: '',
  destructive: component({ borderColor: vars.color.mark, color: vars.color.mark }),
};
export const text = component({
  display: 'grid',
  gap: vars.space['1'],
  justifyItems: 'start',
  flexGrow: 1,
  // A long URL breaks anywhere, so that the button stays visible.
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const title = component({ fontWeight: 600 });
export const close = component({ margin: '-0.5rem' });
