import type { StyleRule } from '@vanilla-extract/css';
import { component, inside } from '../lib/in-components';
import { vars } from '../styles/theme.css';

/** The columns of points and maxima. */
export const narrow = component({ inlineSize: '5.5rem' });
/** The details of a section, below its name. */
export const help = component({ color: vars.color.inkSoft, fontSize: vars.size.small });
export const doubt = component({ fontWeight: 600 });
/** Words do not break in the first column, which contains names of sections or scores. */
export const named = component({});
inside(`${named} th:first-child`, { overflowWrap: 'normal', hyphens: 'manual' });
inside(`${named} :is(th, td)`, { paddingInlineEnd: vars.space['1'] });

/** The picture of the cuts and the composite, from 0 to 100. It has a row for each score, which begins with the score. */
export const rows = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space['3'],
  marginBlock: vars.space['2'],
  fontVariantNumeric: 'tabular-nums',
});
export const row = component({
  display: 'block',
  inlineSize: '100%',
  // No gap between rows: the composite is one line through all of them.
  blockSize: 32,
  overflow: 'visible',
  // Mirrors the row, so that 0 is where a line of text begins.
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
});
export const ends = component({
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
});
export const keys = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space['5'],
  fontSize: vars.size.small,
});
export const key = component({ display: 'inline-flex', alignItems: 'center', gap: vars.space['2'] });
export const sample = component({ flexShrink: 0, inlineSize: 28, blockSize: 24 });

// The shapes differ, not only the colours: a dashed box, a filled bar, a line. In forced-colors mode the browser does not change
// the colours of SVG shapes, so the styles name system colours.
const forced = (rule: StyleRule): StyleRule => ({ '@media': { '(forced-colors: active)': rule } });
export const axis = component({ stroke: vars.color.edge, ...forced({ stroke: 'CanvasText' }) });
export const possible = component({
  fill: vars.color.highlight,
  stroke: vars.color.inkSoft,
  strokeDasharray: '3 3',
  ...forced({ fill: 'Canvas', stroke: 'CanvasText' }),
});
export const likely = component({ fill: vars.color.ink, ...forced({ fill: 'CanvasText' }) });
/** The points that open sections may still add. */
export const open = component({ fill: vars.color.mark, fillOpacity: 0.16, ...forced({ fill: 'Highlight' }) });
export const composite = component({
  stroke: vars.color.mark,
  strokeWidth: 3,
  ...forced({ stroke: 'Highlight' }),
});
