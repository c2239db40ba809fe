import type { StyleRule } from '@vanilla-extract/css';
import { component, inside } from '../lib/in-components';
import { vars } from '../styles/theme.css';

/** The columns of points and maxima. */
export const narrow = component({ inlineSize: '5.5rem' });
/** The details of a section, below its name. */
export const help = component({ color: vars.color.inkSoft, fontSize: vars.size.small });
export const doubt = component({ fontWeight: 600 });
/** The list of exams in the form. */
export const exams = component({ display: 'grid', padding: 0, listStyle: 'none' });
/** An exam: its line, and its fields if it is open. */
export const exam = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space['2'],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${vars.color.line}` } },
});
/** The line of an exam: a button with the name and the scores. */
export const line = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space['3']}`,
  minBlockSize: 44,
  paddingBlock: vars.space['2'],
  border: 0,
  backgroundColor: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[aria-expanded="true"]': { fontWeight: 600, cursor: 'default' } },
});
export const band = component({ color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums' });
export const remove = component({ '@media': { print: { display: 'none' } } });
/** The fields of an exam. */
export const fields = component({ display: 'grid', gap: vars.space['5'], minInlineSize: 0 });
/** The fields of the open exam, below its line. */
export const opened = component({ gridColumn: '1 / -1', paddingBlock: `${vars.space['2']} ${vars.space['5']}` });
export const add = component({ justifySelf: 'start', '@media': { print: { display: 'none' } } });

/** The scores of all exams. The scale needs little room, so that names stay readable on a phone. */
export const scale = component({ inlineSize: '6.5rem' });
/** The awards. */
export const awards = component({ display: 'grid', gap: vars.space['4'], padding: 0, listStyle: 'none' });
export const award = component({ display: 'grid', gap: vars.space['1'] });
/** The details of the open exam, below the summary of all. */
export const details = component({
  display: 'grid',
  gap: vars.space['6'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: vars.space['6'],
  borderBlockStart: `2px solid ${vars.color.ink}`,
});

/** Numbered steps. */
export const steps = component({
  display: 'grid',
  gap: vars.space['2'],
  paddingInlineStart: vars.space['5'],
  listStyle: 'decimal',
});

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
/** A released chart. */
export const chart = component({
  fill: vars.color.raised,
  stroke: vars.color.ink,
  strokeWidth: 2,
  ...forced({ fill: 'Canvas', stroke: 'CanvasText' }),
});
export const composite = component({
  stroke: vars.color.mark,
  strokeWidth: 3,
  ...forced({ stroke: 'Highlight' }),
});
