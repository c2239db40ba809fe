import { component } from '../lib/in-components';
import { breakpoint } from '../styles/tokens';
import { vars } from '../styles/theme.css';

export const list = component({
  display: 'flex',
  fontSize: vars.size.small,
  '@media': { [breakpoint.medium]: { gap: vars.space['1'] } },
});
export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: 44,
  minInlineSize: 44,
  paddingInline: vars.space['2'],
  selectors: {
    '&[aria-current="true"]': {
      color: vars.color.ink,
      fontWeight: 600,
      textDecorationLine: 'underline',
      textDecorationColor: vars.color.mark,
      textDecorationThickness: '2px',
    },
    // Suggested, never forced.
    '&[data-state="preferred"]': { backgroundColor: vars.color.highlight, color: vars.color.ink, fontWeight: 600 },
    // The page itself says which language it is in; a phone's bar has room for the others.
    'li:not(:only-child) > &[aria-current="true"]': {
      '@media': { [`not all and ${breakpoint.medium}`]: { display: 'none' } },
    },
  },
});
/** A language's code, for a phone. */
export const code = component({ '@media': { [breakpoint.medium]: { display: 'none' } } });
/** Its name, which a phone only reads out where it shows the code. */
export const name = component({
  '@media': {
    [`not all and ${breakpoint.medium}`]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
