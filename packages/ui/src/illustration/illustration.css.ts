import { globalStyle } from '@vanilla-extract/css';
import { component, partRoot } from '../lib/in-components';
import { layers } from '../styles/layers.css';
import { vars } from '../styles/theme.css';

export const root = partRoot({
  inlineSize: '100%',
  maxInlineSize: '24rem',
  // Time runs in the reading direction.
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
});
globalStyle(`${root} path`, {
  '@layer': {
    [layers.components]: {
      fill: 'none',
      stroke: vars.color.ink,
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
  },
});
const line = (rule: object) => {
  const name = component({});
  globalStyle(`${root} .${name}`, { '@layer': { [layers.components]: rule } });
  return name;
};
export const axis = line({ stroke: vars.color.edge, strokeWidth: 1.25 });
export const mark = line({ stroke: vars.color.mark });
export const pencil = line({ stroke: vars.color.inkSoft, strokeDasharray: '4 4' });
export const highlight = line({ stroke: 'none', fill: vars.color.highlight });
