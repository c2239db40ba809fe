import { breakpoint, vars } from '@tutoring/ui/internal/theme';
import { component, inside } from '../component-style';

export { choices, empty, heading, link } from '../common/common.css';

const print = { display: 'none' } as const;

export const root = component({ display: 'grid', gap: vars.space['4'], paddingBlockEnd: vars.space['12'] });
export const top = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space['2']} ${vars.space['4']}`,
  '@media': { print },
});

export const sections = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space['8']} ${vars.space['10']}`,
  alignItems: 'start',
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
  '@media': { [breakpoint.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }, print: { display: 'block' } },
});
const part = {
  display: 'grid',
  gap: vars.space['3'],
  minInlineSize: 0,
  paddingBlockStart: vars.space['3'],
  borderBlockStart: `2px solid ${vars.color.ink}`,
  '@media': { print: { breakInside: 'avoid', marginBlockEnd: vars.space['6'] } },
} as const;
export const section = component(part);
export const subheading = component({ fontSize: vars.size.body });
export const caption = component({ maxInlineSize: vars.measure, color: vars.color.inkSoft, fontSize: vars.size.small });

/** Across both columns. */
const across = { [breakpoint.wide]: { gridColumn: '1 / -1' } } as const;
export const summary = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  margin: 0,
  // Lines between the tiles, however many are in a row.
  backgroundColor: vars.color.line,
  border: `1px solid ${vars.color.line}`,
  '@media': {
    [breakpoint.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    ...across,
    print: { breakInside: 'avoid', marginBlockEnd: vars.space['6'] },
  },
});
export const tile = component({
  display: 'grid',
  alignContent: 'start',
  padding: vars.space['3'],
  backgroundColor: vars.color.raised,
  fontSize: vars.size.small,
});
inside(`${tile} dd`, { margin: 0 });
export const value = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});
export const footnote = component({ '@media': across });

export const figure = component({ display: 'grid', gap: vars.space['3'], margin: 0, minInlineSize: 0 });

/** The scale, the drawing beside it, and the weeks below. */
export const plot = component({
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  gridTemplateRows: '11rem auto',
  columnGap: vars.space['2'],
  paddingBlockStart: vars.space['3'],
  fontSize: '0.8125rem',
  color: vars.color.inkSoft,
});
export const scale = component({ inlineSize: '100%', blockSize: '100%', overflow: 'visible' });
inside(`${scale} text`, { fill: 'currentColor', textAnchor: 'end', dominantBaseline: 'middle' });
export const drawing = component({ inlineSize: '100%', blockSize: '100%', overflow: 'visible' });
inside(`${drawing} path`, { vectorEffect: 'non-scaling-stroke' });
export const weekLabels = component({ gridColumn: 2, display: 'flex', paddingBlockStart: vars.space['1'] });
// Those without a text leave their place to the one before.
inside(`${weekLabels} > span`, { flex: '1 0 0', minInlineSize: 0, whiteSpace: 'nowrap' });

const forced = '(forced-colors: active)';
export const grid = component({ fill: 'none', stroke: vars.color.line, strokeWidth: 1 });
export const bar = component({ fill: vars.color.action, '@media': { [forced]: { fill: 'CanvasText' } } });
/** The period before: a line that is seen on a bar as well as beside it. */
export const before = component({
  fill: 'none',
  stroke: vars.color.mark,
  strokeWidth: 3,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forced]: { stroke: 'Highlight' } },
});
export const span = component({ fill: vars.color.edge, '@media': { [forced]: { fill: 'GrayText' } } });
export const median = component({
  fill: 'none',
  stroke: vars.color.action,
  strokeWidth: 5,
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

export const fold = component({ fontSize: vars.size.small });
inside(`${fold} > summary`, {
  minBlockSize: 44,
  alignContent: 'center',
  inlineSize: 'fit-content',
  color: vars.color.action,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '@media': { print },
});
// On paper nothing can be unfolded.
inside(`${fold}::details-content`, { '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } } });

const cells = { paddingBlock: vars.space['1'], paddingInlineEnd: vars.space['3'], fontWeight: 400 } as const;
const numbers = { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
const rules = { borderBlockEnd: `1px solid ${vars.color.line}` } as const;
export const table = component({ inlineSize: '100%', maxInlineSize: '44rem', fontSize: vars.size.small });
inside(`${table} :is(th, td)`, { ...cells, ...rules, textAlign: 'start' });
inside(`${table} :is(th, td):not(:first-child)`, numbers);
inside(`${table} th[scope="row"]`, { whiteSpace: 'nowrap' });
inside(`${table} thead th`, { color: vars.color.inkSoft });

/** The words that visitors typed may be long, and in any direction. */
export const missed = component({ inlineSize: '100%', maxInlineSize: '44rem', fontSize: vars.size.small });
inside(`${missed} :is(th, td)`, { ...cells, ...rules, textAlign: 'start', verticalAlign: 'top' });
inside(`${missed} th[scope="row"]`, { inlineSize: '100%', overflowWrap: 'anywhere' });
inside(`${missed} th[scope="row"] > span`, { display: 'block', color: vars.color.inkSoft });
inside(`${missed} :is(th, td):not(:first-child)`, numbers);
inside(`${missed} :is(th, td):last-child`, { paddingInlineEnd: 0 });
inside(`${missed} thead th`, { color: vars.color.inkSoft });

/** A table with a bar below the heading of each row. */
export const barTable = component({ inlineSize: '100%', fontSize: vars.size.small, lineHeight: 1.35 });
inside(`${barTable} :is(th, td)`, { ...cells, ...rules, textAlign: 'start' });
inside(`${barTable} th[scope="row"]`, { inlineSize: '100%', overflowWrap: 'anywhere' });
inside(`${barTable} :is(th, td):not(:first-child)`, { ...numbers, verticalAlign: 'top' });
inside(`${barTable} :is(th, td):last-child`, { paddingInlineEnd: 0 });
inside(`${barTable} thead th`, { color: vars.color.inkSoft });
inside(`${barTable} svg`, { display: 'block', inlineSize: '100%', blockSize: '0.75rem', overflow: 'visible' });

export const form = component({ display: 'grid', gap: vars.space['1'] });
export const forms = component({
  display: 'grid',
  marginBlockStart: vars.space['3'],
  alignItems: 'start',
  gap: vars.space['5'],
  '@media': { [breakpoint.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space['10'] } },
});
export const wideSection = component({ ...part, '@media': { ...part['@media'], ...across } });
