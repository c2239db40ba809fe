import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import * as layout from '../layout/layout.css';
import { component, inside, partRoot } from '../lib/in-components';
import { layers } from '../styles/layers.css';
import { vars } from '../styles/theme.css';
import { breakpoint } from '../styles/tokens';

const ground = fallbackVar(layout.ground, vars.color.ground);
const side = { left: ['to right', '0'], right: ['to left', '100%'] } as const;
/** A strip of the background that scrolls with the content, and covers the shadow at that end. */
const cover = ([towards, at]: (typeof side)['left' | 'right']) =>
  `linear-gradient(${towards}, ${ground} 40%, transparent) ${at} / 2.5rem 100% no-repeat local`;
const shadow = ([towards, at]: (typeof side)['left' | 'right']) =>
  `linear-gradient(${towards}, ${vars.color.edge}, transparent) ${at} / 0.5rem 100% no-repeat`;

/** Keeps a wide table inside a narrow screen: it scrolls, also by keyboard, and a shadow shows that there is more. */
export const root = partRoot({
  // It clips what is positioned inside it, such as texts for screen readers.
  position: 'relative',
  overflowX: 'auto',
  maxInlineSize: '100%',
  background: [cover(side.left), cover(side.right), shadow(side.left), shadow(side.right)].join(', '),
  '@media': { print: { overflow: 'visible' } },
});
export const row = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(86%, 22rem)',
  gap: vars.space['6'],
  // The edge of the next sheet shows that there is more.
  background: 'none',
  // Room for the shadows of sheets.
  paddingBlockEnd: vars.space['3'],
  scrollSnapType: 'inline proximity',
  '@media': {
    [breakpoint.wide]: { gridAutoColumns: 'minmax(0, 1fr)', paddingInlineEnd: vars.space['2'] },
    // Paper does not scroll.
    print: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' },
  },
});
// In a page the next sheet reaches the edge of the screen.
inside(`${layout.container} ${row}`, {
  '@media': {
    [`not all and ${breakpoint.wide}`]: { maxInlineSize: 'none', marginInlineEnd: `calc(-1 * ${layout.gutter})` },
    print: { maxInlineSize: '100%', marginInlineEnd: 0 },
  },
});
inside(`${row} > *`, { scrollSnapAlign: 'start' });
// Words do not break in columns: the table scrolls instead. Scripts that break anywhere keep a few characters in a line.
globalStyle(`${root} :is(th, td)`, {
  '@layer': { [layers.components]: { overflowWrap: 'normal', wordBreak: 'normal' } },
});
globalStyle(`${root}:lang(ja, zh) :is(th, td)`, {
  '@layer': { [layers.components]: { minInlineSize: '5em' } },
});
