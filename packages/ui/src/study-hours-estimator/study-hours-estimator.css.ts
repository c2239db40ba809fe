import { keyframes } from '@vanilla-extract/css';
import { component, inside } from '../lib/in-components';
import { vars } from '../styles/theme.css';
import { breakpoint } from '../styles/tokens';
import { SIDE_BY_SIDE, STACKED } from '../tool/stacked';

/** The width from which all fields of a subject but its name are on one line. */
const IN_LINE = '(min-width: 25rem)';

const hide = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });
/**
 * A kept plan comes above the form, which would move. If the page says before it paints that the device keeps one, the form is
 * invisible until the plan is there. After two seconds it appears without, for example if the script did not load.
 */
export const waiting = component({ selectors: { 'html[data-plan="kept"] &': { animation: `${hide} 2s` } } });

/** Fields that belong together, without the browser's frame. */
export const group = component({
  display: 'grid',
  gap: vars.space['4'],
  minInlineSize: 0,
  padding: 0,
  border: 0,
});
export const title = component({
  padding: 0,
  marginBlockEnd: vars.space['2'],
  fontWeight: 600,
  fontSize: vars.size.h4,
});
/** One row, such as a subject: the name and the remove button, and below them the other fields side by side. */
export const row = component({
  display: 'grid',
  gap: `${vars.space['2']} ${vars.space['3']}`,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) 44px',
  alignItems: 'start',
  minInlineSize: 0,
  padding: 0,
  paddingBlockEnd: vars.space['4'],
  border: 0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@container': {
    [STACKED]: { gridTemplateColumns: 'minmax(0, 1fr) 44px' },
    [IN_LINE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) minmax(6rem, 1.2fr) 44px' },
  },
});
export const hidden = component({ position: 'absolute' });
export const cell = component({ minInlineSize: 0, '@container': { [STACKED]: { gridColumn: '1 / -1' } } });
export const label = component({ display: 'grid', gap: vars.space['1'], fontSize: vars.size.small, fontWeight: 600 });
inside(`${label} > :is(input, select)`, { fontSize: vars.size.body, fontWeight: 400 });
export const problem = component({ gridColumn: '1 / -1', order: 1 });
/** A question about a valid value: as close as an error, but not in the error colour. */
export const hint = component({ gridColumn: '1 / -1', order: 1, fontSize: vars.size.small, fontWeight: 600 });
export const whole = component({ gridColumn: '1 / -1' });
/** The width of a field in its row. */
export const size = {
  wide: component({ gridColumn: '1 / -2', '@container': { [STACKED]: { gridColumn: '1 / -2' } } }),
  half: component({
    gridColumn: '1 / -2',
    '@container': { [STACKED]: { gridColumn: '1 / -2' }, [IN_LINE]: { gridColumn: 'span 2' } },
  }),
  long: component({ gridColumn: '1 / -1', '@container': { [IN_LINE]: { gridColumn: 'span 2' } } }),
};
/** Beside the first field of its row, although it comes last in the document. */
export const remove = component({
  gridColumn: '-2',
  gridRow: '1',
  marginBlockStart: '1.75rem',
  '@media': { print: { display: 'none' } },
});
export const add = component({ justifySelf: 'start' });
export const practice = component({
  display: 'grid',
  gap: vars.space['1'],
  gridColumn: '1 / -1',
  '@container': { [IN_LINE]: { gridColumn: '2 / -1' } },
});
export const slider = component({ inlineSize: '100%', minBlockSize: 44, accentColor: vars.color.action });
export const summary = component({ minBlockSize: 44, alignContent: 'center', fontWeight: 600, cursor: 'pointer' });
export const days = component({
  display: 'grid',
  gap: vars.space['2'],
  gridTemplateColumns: 'repeat(auto-fit, minmax(3.5rem, 1fr))',
  marginBlockStart: vars.space['2'],
});

/** Likely, low and high, side by side. */
export const figures = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space['6']}`,
});
export const figureName = component({ fontSize: vars.size.small, color: vars.color.inkSoft });
export const side = component({ fontFamily: vars.font.display, fontSize: vars.size.h4, lineHeight: 1.2 });
export const needed = component({ marginBlockStart: vars.space['3'] });
export const verdict = component({ marginBlockStart: vars.space['2'], fontWeight: 600 });
/** A change that makes the plan fit, and the button that applies it. */
export const way = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `0 ${vars.space['3']}`,
  paddingBlock: vars.space['1'],
});
inside(`${way} > span`, { flex: '1 1 7rem', minInlineSize: 0 });
// With larger text the one-word label wraps below the text instead of breaking.
inside(`${way} > button`, { flex: 'none', whiteSpace: 'nowrap' });
export const ways = component({ listStyle: 'none', padding: 0 });
export const chart = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
});
/** The strokes and fills of the chart and its legend. */
export const bar = component({ fill: vars.color.action });
export const heavyBar = component({ fill: 'none', stroke: vars.color.mark, strokeWidth: 2 });
export const due = component({ fill: 'none', stroke: vars.color.mark, strokeWidth: 2 });
export const offMark = component({ fill: 'none', stroke: vars.color.edge, strokeWidth: 3 });
export const available = component({ fill: 'none', stroke: vars.color.ink, strokeWidth: 1.5, strokeDasharray: '5 4' });
export const ends = component({ display: 'flex', justifyContent: 'space-between', fontSize: vars.size.small });
export const legend = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space['4']}`,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size.small,
});
inside(`${legend} li`, { display: 'inline-flex', alignItems: 'center', gap: vars.space['2'] });
inside(`${legend} svg`, { flexShrink: 0, inlineSize: 22, blockSize: 12 });
export const turn = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  marginBlockStart: vars.space['3'],
  '@media': { print: { display: 'none' } },
});
/** A day and what is planned on it. */
export const day = component({
  display: 'grid',
  columnGap: vars.space['4'],
  paddingBlock: vars.space['2'],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [breakpoint.medium]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});
inside(`${day} > dt`, { fontWeight: 600, gridRow: '1 / span 24' });
inside(`${day} > dd`, { '@media': { [breakpoint.medium]: { gridColumn: 2 } } });
/** Items below a heading, with space between them. */
export const stack = component({ display: 'grid', gap: vars.space['3'] });
export const steps = component({
  display: 'grid',
  gap: vars.space['1'],
  paddingInlineStart: vars.space['6'],
  listStyle: 'decimal',
});
export const recall = component({ color: vars.color.inkSoft, fontSize: vars.size.small });
export const factors = component({ marginBlockEnd: vars.space['4'] });
inside(`${factors} :is(td, th):not(:first-child)`, {
  textAlign: 'end',
  paddingInline: `${vars.space['3']} 0`,
  whiteSpace: 'nowrap',
});
export const weekTable = component({});
// A date never wraps; the last column takes the remaining width.
inside(`${weekTable} :is(td, th):not(:last-child)`, {
  '@container': { [SIDE_BY_SIDE]: { whiteSpace: 'nowrap', inlineSize: '1%' } },
});
