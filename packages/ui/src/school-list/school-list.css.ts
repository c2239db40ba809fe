import { globalStyle } from '@vanilla-extract/css';
import { component, partRoot } from '../lib/in-components';
import { layers } from '../styles/layers.css';
import { vars } from '../styles/theme.css';

/** In a narrower column a school's name would break into three lines. */
const MIN_WIDTH = '16rem';

export const root = partRoot({ display: 'grid', gap: vars.space['6'] });
export const filters = component({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${MIN_WIDTH}, 100%), 1fr))`,
  gap: vars.space['4'],
  alignItems: 'end',
  // The filters need a script. Without it the whole list is visible.
  '@media': { '(scripting: none)': { display: 'none' } },
});
export const count = component({ color: vars.color.inkSoft, margin: 0, minBlockSize: 44, alignContent: 'center' });
export const list = component({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${MIN_WIDTH}, 100%), 1fr))`,
  columnGap: vars.space['8'],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const school = component({
  display: 'grid',
  alignContent: 'start',
  paddingBlock: vars.space['4'],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const name = component({ fontSize: vars.size.body, fontWeight: 600, margin: 0 });
export const unverified = component({ color: vars.color.inkSoft, fontSize: vars.size.small });
export const website = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minBlockSize: 44,
});

// Removes the paragraph margins of long text.
globalStyle(`${school} > p`, { '@layer': { [layers.components]: { margin: 0 } } });
