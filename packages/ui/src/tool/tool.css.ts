import { globalStyle } from '@vanilla-extract/css';
import { component, inside, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';
import { breakpoint } from '../styles/tokens';
import { LARGE_LETTERS, STACKED } from './stacked';

export const root = partRoot({
  display: 'grid',
  gap: vars.space['8'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [breakpoint.wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
    },
    print: { display: 'block' },
  },
});
/** What only paper has: whence it comes, and of which day. */
export const printed = component({ display: 'none', '@media': { print: { display: 'block' } } });
export const headline = component({ fontFamily: vars.font.serif, fontSize: vars.size.h3 });
export const entry = component({
  display: 'grid',
  gap: vars.space['5'],
  alignContent: 'start',
  // Its fields ask it for room in rem: with large letters a wide window has as little as a phone.
  containerType: 'inline-size',
});
/** What becomes of one's own entries: nothing that paper has to say. */
export const own = component({ '@media': { print: { display: 'none' } } });
/** A field of a table or a row, without a label of its own above it. */
export const control = partRoot({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: 44,
  paddingInline: vars.space['2'],
  // Not as its label, in which it may stand.
  fontWeight: 400,
  border: `1.5px solid ${vars.color.edge}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.raised,
  '::placeholder': { color: vars.color.inkSoft, opacity: 1 },
  selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.mark, borderWidth: 2 } },
});
/** Fields in a table: one row for each thing that is entered. */
export const fieldTable = component({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@container': { [STACKED]: { display: 'block' } },
});
inside(`${fieldTable} th`, {
  overflowWrap: 'anywhere',
  textAlign: 'start',
  verticalAlign: 'bottom',
  fontWeight: 600,
  paddingBlockEnd: vars.space['1'],
});
inside(`${fieldTable} :is(td, th)`, { borderBlock: 0 });
inside(`${fieldTable} :is(td, tbody th)`, {
  verticalAlign: 'middle',
  paddingBlock: vars.space['1'],
  paddingInlineEnd: vars.space['2'],
});
inside(`${fieldTable} :is(td, th):last-child`, { paddingInlineEnd: 0 });
// Below its row, as wide as all of it.
inside(`${fieldTable} [colspan]`, { paddingBlock: `0 ${vars.space['2']}` });
// The name on a line of its own, its fields side by side below it.
inside(`${fieldTable} :is(thead, tbody)`, { '@container': { [STACKED]: { display: 'block' } } });
inside(`${fieldTable} tr`, {
  '@container': { [STACKED]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
inside(`${fieldTable} tr > :is(th, td)`, { '@container': { [STACKED]: { inlineSize: 'auto' } } });
inside(`${fieldTable} tr > :first-child`, {
  '@container': { [STACKED]: { gridColumn: '1 / -1', paddingInlineEnd: 0 } },
});
/** Fields side by side, as many as there is room for. */
export const fieldRow = component({
  display: 'grid',
  gap: vars.space['4'],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  alignItems: 'end',
});
/** The sheet on which the result is written, as the marked scripts are. */
export const result = component({
  display: 'grid',
  gap: vars.space['6'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
  padding: vars.space['6'],
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderBlockStart: `2px solid ${vars.color.ink}`,
  // Beside form and actions, however long it is; on a phone between them.
  '@media': { [breakpoint.wide]: { gridColumn: 2, gridRow: '1 / span 2' } },
});
/** Whose entries these are, and what can be done with them. */
export const linkChoice = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['2']} ${vars.space['3']}`,
  paddingBlockEnd: vars.space['4'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});
inside(`${linkChoice} > p`, { flexBasis: '100%', fontWeight: 600 });
/** The result itself, in a few large letters. */
export const figure = component({ fontFamily: vars.font.serif, fontSize: vars.size.h2, lineHeight: 1.2 });
export const heading = component({ marginBlockEnd: vars.space['2'], fontSize: vars.size.h4 });
/** A table of results. */
export const table = component({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.size.small });
inside(`${table} caption`, { textAlign: 'start', fontWeight: 600, paddingBlockEnd: vars.space['2'] });
inside(`${table} :is(th, td)`, {
  // A column is never narrower than its longest word; a word that is wider than all of it breaks.
  overflowWrap: 'break-word',
  hyphens: 'auto',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
  paddingBlock: vars.space['2'],
  paddingInlineEnd: vars.space['3'],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
inside(`${table} thead th`, { fontWeight: 600, borderBlockStart: 0 });
inside(`${table} :is(td, thead th)`, { fontVariantNumeric: 'tabular-nums' });
// The long texts stand in the first column: its words break before the table is wider than a phone.
inside(`${table} tbody th:first-child`, { overflowWrap: 'anywhere' });
// With letters twice as large a long word is wider than its column.
inside(`${table} :is(td, th)`, { '@container': { [LARGE_LETTERS]: { overflowWrap: 'anywhere' } } });
export const list = component({
  display: 'grid',
  gap: vars.space['1'],
  paddingInlineStart: vars.space['5'],
  listStyle: 'disc',
});
/** Sources and limits. An address is longer than a phone is wide. */
export const caution = component({ color: vars.color.inkSoft, fontSize: vars.size.small, overflowWrap: 'anywhere' });
/** What is wrong, beside its field. */
export const problem = component({
  color: vars.color.mark,
  fontWeight: 600,
  selectors: { '&:empty': { display: 'none' } },
});
/** What opens on request: its head is as large as a finger. */
export const onRequest = partRoot({});
inside(`${onRequest} > summary`, {
  minBlockSize: 44,
  paddingBlock: vars.space['2'],
  fontWeight: 600,
  cursor: 'pointer',
});
inside(`${onRequest}[open]`, { display: 'grid', gap: vars.space['6'] });
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['3'],
  // Without scripts they would do nothing.
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});
// One of them is the one to take; the others are as quiet as links.
inside(`${actions} > button ~ button`, {
  paddingInline: vars.space['1'],
  borderColor: 'transparent',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  fontWeight: 400,
});

// One part printed alone (print-alone.ts): neither what stands beside it nor beside what it stands in.
globalStyle('[data-print-path] > :not([data-print-path], [data-print-alone], head)', {
  '@media': { print: { display: 'none' } },
});
