import { globalStyle } from '@vanilla-extract/css';
import { component, partRoot } from '../lib/in-components';
import { layers } from '../styles/layers.css';
import { vars } from '../styles/theme.css';

/** Like a page of an exercise book: a line above, no box. */
export const root = partRoot({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['2'],
  paddingBlock: vars.space['4'],
  borderBlockStart: `2px solid ${vars.color.ink}`,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { print: { breakInside: 'avoid' } },
});
export const title = component({ fontSize: vars.size.h4 });
export const link = component({
  color: 'inherit',
  textDecorationColor: vars.color.edge,
  // The link covers the whole card, and stays one link with one name.
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline', textDecorationColor: vars.color.mark, textDecorationThickness: '2px' },
  },
});
export const text = component({ color: vars.color.inkSoft });
// A link in the text is above the link that covers the card.
globalStyle(`${text} a`, { '@layer': { [layers.components]: { position: 'relative' } } });
