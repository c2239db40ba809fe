import type { StyleRule } from '@vanilla-extract/css';
import { component, inside } from '../lib/in-components';
import { vars } from '../styles/theme.css';
import { STACKED } from '../tool/stacked';

/** One below the other if large text leaves no space. */
const stacked = { '@container': { [STACKED]: { gridTemplateColumns: 'minmax(0, 1fr)' } } };

/** The columns of a mark and its maximum, or of a boundary's ends. */
export const narrow = component({ inlineSize: '5.5rem' });
/** The weight and the value of one more mark, below a component's name. */
export const worth = component({ color: vars.color.inkSoft, fontSize: vars.size.small });
/** A doubt about the result, close to it. */
export const doubt = component({ marginBlockStart: vars.space['2'] });
export const group = component({ display: 'grid', gap: vars.space['2'] });
/** A long list beside a short one. */
export const longAndShort = component({
  display: 'grid',
  gap: vars.space['4'],
  gridTemplateColumns: 'minmax(0, 1fr) minmax(6rem, max-content)',
  alignItems: 'end',
  ...stacked,
});
export const shortAndLong = component({
  display: 'grid',
  gap: vars.space['4'],
  gridTemplateColumns: 'minmax(min(6rem, 40%), 1fr) minmax(0, 2fr)',
  alignItems: 'end',
  ...stacked,
});
/** Long lists side by side where there is room. */
export const longRow = component({
  display: 'grid',
  gap: vars.space['4'],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  alignItems: 'end',
});
export const lines = component({});
// Bold marks a grade that is not certain. The row also says so in text.
inside(`${lines} [data-standing="open"] > :is(th, td)`, { fontWeight: 600 });
inside(`${lines} tbody th`, { inlineSize: '5rem' });
/** A past session: its name, its scale, and the grade. */
export const pastSession = component({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr) minmax(2rem, auto)',
  alignItems: 'center',
  columnGap: vars.space['3'],
  fontSize: vars.size.small,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
inside(`${pastSession} > dd:last-child`, { fontSize: vars.size.body, fontWeight: 600, textAlign: 'end' });
export const scale = component({ margin: 0 });
export const scaleRow = component({
  display: 'block',
  inlineSize: '100%',
  // No gap between rows: the student's percentage is one line through all of them.
  blockSize: 36,
  overflow: 'visible',
});
// In forced-colors mode the browser does not change the colours of SVG shapes, so the styles name system colours.
const forced = (rule: StyleRule): StyleRule => ({ '@media': { '(forced-colors: active)': rule } });
export const axis = component({ stroke: vars.color.edge, ...forced({ stroke: 'CanvasText' }) });
/** A boundary: the ends of the line make it visible where it has no length. */
export const boundary = component({
  stroke: vars.color.ink,
  strokeWidth: 4,
  strokeLinecap: 'square',
  ...forced({ stroke: 'CanvasText' }),
});
/** The digit covers the axis. */
export const scaleGrade = component({
  fill: vars.color.inkSoft,
  stroke: vars.color.raised,
  strokeWidth: 5,
  paintOrder: 'stroke',
  textAnchor: 'middle',
  dominantBaseline: 'central',
  ...forced({ fill: 'CanvasText', stroke: 'Canvas' }),
});
export const own = component({ stroke: vars.color.mark, strokeWidth: 3, ...forced({ stroke: 'Highlight' }) });
