import { component, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';
import { pointedOut } from './pointed-out';

/** Hangs from the name, as the navigation's sheets do. */
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
