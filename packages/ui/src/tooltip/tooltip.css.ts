import { component, inside, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = partRoot({ position: 'relative', display: 'inline-block' });
const look = {
  inlineSize: 'max-content',
  maxInlineSize: 'min(18rem, 80vw)',
  padding: `${vars.space['2']} ${vars.space['3']}`,
  backgroundColor: vars.color.ink,
  color: vars.color.ground,
  borderRadius: vars.radius.small,
  fontSize: vars.size.small,
  lineHeight: 1.4,
  transition: 'opacity 120ms ease-out',
  '@starting-style': { opacity: 0 },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': { border: '1px solid' },
  },
} as const;
export const bubble = component({
  ...look,
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineStart: 0,
  zIndex: 20,
  selectors: { '&[data-side="below"]': { insetBlock: '100% auto' } },
});
// One bubble serves all icons of a page (enhance.ts). The resets undo the browser's styles for popovers.
inside('[data-tip-bubble]', { ...look, position: 'fixed', inset: 'auto', zIndex: 40, margin: 0, border: 0 });
