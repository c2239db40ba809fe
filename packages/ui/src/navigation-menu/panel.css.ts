import { component, inside } from '../lib/in-components';
import { vars } from '../styles/theme.css';
import { panel } from './navigation-menu.css';

inside(panel, {
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
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
  },
});
export const links = component({
  columnRule: `1px solid ${vars.color.line}`,
  columnGap: vars.space['8'],
});
export const inTwoColumns = component({ columnCount: 2 });
// Named by their list: the same links stand in the menu of phones and in the footer, and what is the same in a page three
// times is compressed to one.
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
export const note = component({
  marginBlockStart: vars.space['3'],
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
});
