import { component, inlineRoot } from '../lib/in-components';

export const root = inlineRoot({
  flexShrink: 0,
  inlineSize: '1.25em',
  blockSize: '1.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
/** Points in the reading direction. */
export const directed = component({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } });
