import { component } from '../lib/in-components';

export const root = component({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  flexShrink: 0,
});
