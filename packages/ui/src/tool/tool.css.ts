import { globalStyle } from '@vanilla-extract/css';
import { component, inside, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';
import { breakpoint } from '../styles/tokens';
import { FEW_LETTERS, STACKED } from './stacked';

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
/** What is above the form moves the other parts down by a row. */
export const hasAbove = component({
  '@media': { [breakpoint.wide]: { gridTemplateRows: 'auto auto 1fr' }, print: { display: 'block' } },
});
export const above = component({
  minInlineSize: 0,
  '@media': { [breakpoint.wide]: { gridColumn: '1 / -1', gridRow: 1 } },
});
/** Shown only on paper: the page's address and the date. */
export const printed = component({ display: 'none', '@media': { print: { display: 'block' } } });
export const headline = component({ fontFamily: vars.font.display, fontSize: vars.size.h3 });
export const entry = component({
  display: 'grid',
  gap: vars.space['5'],
  alignContent: 'start',
  // The fields query this container in rem. With large text, a wide window has as little space as a phone.
  containerType: 'inline-size',
});
/** Says that the form shows an example. Its button needs scripts. */
export const example = component({ color: vars.color.inkSoft, fontSize: vars.size.small });
// The button continues the text, so that the first field is in the first screen of a phone.
inside(`${example} > p`, { display: 'inline' });
inside(`${example} > button`, {
  minBlockSize: 32,
  marginInlineStart: vars.space['2'],
  paddingInline: 0,
  border: 0,
  fontSize: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});
/** What happens to the visitor's entries. Paper does not need it. */
export const own = component({ '@media': { print: { display: 'none' } } });
/** A field in a table or a row. */
export const control = partRoot({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: 44,
  paddingInline: vars.space['2'],
  // Reset the weight, because the field may be inside its bold label.
  fontWeight: 400,
  border: `1.5px solid ${vars.color.edge}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.raised,
  '::placeholder': { color: vars.color.inkSoft, opacity: 1 },
  selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.mark, borderWidth: 2 } },
});
/** A table of fields with one row for each item. */
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
// The cell of an error or a remark: below its row, at full width.
inside(`${fieldTable} [colspan]`, { paddingBlock: `0 ${vars.space['2']}` });
// In a narrow form, the name has a line of its own, and its fields are side by side below it.
inside(`${fieldTable} :is(thead, tbody)`, { '@container': { [STACKED]: { display: 'block' } } });
inside(`${fieldTable} tr`, {
  '@container': { [STACKED]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
inside(`${fieldTable} tr > :is(th, td)`, { '@container': { [STACKED]: { inlineSize: 'auto' } } });
inside(`${fieldTable} tr > :first-child`, {
  '@container': { [STACKED]: { gridColumn: '1 / -1', paddingInlineEnd: 0 } },
});
/** Fields side by side, as many as fit. */
export const fieldRow = component({
  display: 'grid',
  gap: vars.space['4'],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  alignItems: 'end',
});
/**
 * The result in a few words. On phones and tablets it sticks to the lower edge while the visitor is in the form, until the end of the
 * fields. It keeps its room there, so that nothing moves when the focus leaves the form.
 */
export const summary = component({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 4,
  display: 'grid',
  alignContent: 'center',
  minBlockSize: 56,
  marginBlock: `calc(-1 * ${vars.space['6']})`,
  padding: `${vars.space['1']} 0 calc(${vars.space['1']} + env(safe-area-inset-bottom))`,
  backgroundColor: vars.color.raised,
  // Its ground reaches both edges of the screen without making the page wider.
  boxShadow: `0 -1px ${vars.color.edge}, 0 0 0 100vmax ${vars.color.raised}`,
  clipPath: 'inset(-1px -100vmax 0)',
  fontSize: vars.size.small,
  lineHeight: 1.3,
  selectors: { [`${root}:not(:focus-within) > &`]: { visibility: 'hidden' } },
  '@media': {
    // On wide screens the result is beside the form.
    [breakpoint.wide]: { display: 'none' },
    '(max-height: 20rem)': { position: 'static' },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});
/** The sheet of the result. It looks like the marked scripts. */
export const result = component({
  position: 'relative',
  display: 'grid',
  gap: vars.space['6'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
  padding: vars.space['6'],
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderBlockStart: `2px solid ${vars.color.ink}`,
  // On a wide screen it is beside the form and the actions. On a phone it is between them.
  '@media': {
    [breakpoint.wide]: { gridColumn: 2, gridRow: '1 / span 2' },
    print: { marginBlockStart: vars.space['8'] },
  },
  selectors: { [`${above} ~ &`]: { '@media': { [breakpoint.wide]: { gridRow: '2 / span 2' } } } },
});
/** A rubber stamp across the upper edge of the sheet. It takes no room, so that nothing moves at the first entry. */
export const stamp = component({
  position: 'absolute',
  insetBlockStart: '-1.1em',
  insetInlineEnd: vars.space['6'],
  paddingInline: vars.space['3'],
  color: vars.color.inkSoft,
  backgroundColor: vars.color.raised,
  border: `2px solid ${vars.color.inkSoft}`,
  borderRadius: vars.radius.small,
  fontWeight: 600,
  letterSpacing: '0.04em',
  rotate: '-2deg',
});
/** The notice of a link's entries and its buttons. */
export const linkChoice = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['2']} ${vars.space['3']}`,
  paddingBlockEnd: vars.space['4'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});
inside(`${linkChoice} > p`, { flexBasis: '100%', fontWeight: 600 });
/** The result in a few large words. */
export const figure = component({ fontFamily: vars.font.display, fontSize: vars.size.h2, lineHeight: 1.2 });
inside(`${result}[data-example] ${figure}`, { color: vars.color.inkSoft });
export const heading = component({ marginBlockEnd: vars.space['2'], fontSize: vars.size.h4 });
/** A table of results. */
export const table = component({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.small,
  '@container': { [FEW_LETTERS]: { display: 'block' } },
});
inside(`${table} caption`, { textAlign: 'start', fontWeight: 600, paddingBlockEnd: vars.space['2'] });
inside(`${table} :is(th, td)`, {
  // A column is as wide as its longest word. A word wider than the table breaks.
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
// The first column has the long texts. Its words break before the table gets wider than a phone.
inside(`${table} tbody th:first-child`, { overflowWrap: 'anywhere' });
/** For a table whose rows begin with a few letters or a date: where few letters fit in a line, they stay beside the other cells. */
export const shortNames = component({});
// Where few letters fit in a line, a row of three or more cells has a line for its first cell, and the others share the next one.
// A cell that needs more than its share for its longest word gets it; those that then have no room continue below.
inside(`${table} :is(thead, tbody, caption)`, { '@container': { [FEW_LETTERS]: { display: 'block' } } });
inside(`${table} tr`, {
  '@container': {
    [FEW_LETTERS]: { display: 'flex', flexWrap: 'wrap', borderBlockStart: `1px solid ${vars.color.line}` },
  },
});
inside(`${table} thead tr`, { '@container': { [FEW_LETTERS]: { borderBlockStart: 0 } } });
// As specific as the rule for tables in a Text, which would widen the rows' headings.
inside(`${table} > :is(thead, tbody) > tr > :is(th, td)`, {
  '@container': {
    [FEW_LETTERS]: {
      flex: '1 1 0',
      boxSizing: 'border-box',
      inlineSize: 'auto',
      minInlineSize: 'min-content',
      maxInlineSize: '100%',
      overflowWrap: 'break-word',
      borderBlockStart: 0,
    },
  },
});
inside(`${table}:not(${shortNames}) > :is(thead, tbody) > tr > :first-child:not(:nth-last-child(-n + 2))`, {
  '@container': { [FEW_LETTERS]: { flexBasis: '100%', paddingBlockEnd: 0 } },
});
export const list = component({
  display: 'grid',
  gap: vars.space['1'],
  paddingInlineStart: vars.space['5'],
  listStyle: 'disc',
});
/** Sources and limits. A URL must break, because it is wider than a phone. */
export const caution = component({ color: vars.color.inkSoft, fontSize: vars.size.small, overflowWrap: 'anywhere' });
/** An error beside its field. */
export const problem = component({
  color: vars.color.mark,
  fontWeight: 600,
  selectors: { '&:empty': { display: 'none' } },
});
/** A collapsible section. Its summary is large enough for a finger. */
export const onRequest = partRoot({
  // On paper nobody can open it.
  selectors: { '&:not([open])': { '@media': { print: { display: 'none' } } } },
});
inside(`${onRequest} > summary`, {
  minBlockSize: 44,
  paddingBlock: vars.space['2'],
  fontWeight: 600,
  cursor: 'pointer',
});
inside(`${onRequest}[open]`, { display: 'grid', gap: vars.space['6'] });
/** What a visitor can do with the result. */
export const below = component({ display: 'grid', gap: vars.space['5'], alignContent: 'start' });
export const consultation = component({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['2'],
  paddingBlockStart: vars.space['4'],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['3'],
  // The buttons need scripts.
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});
// The first button is the main action; the others look like links.
inside(`${actions} > button ~ button`, {
  paddingInline: vars.space['1'],
  borderColor: 'transparent',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  fontWeight: 400,
});

// For an element that is printed alone (print-alone.ts): hide its siblings, and the siblings of its ancestors.
globalStyle('[data-print-path] > :not([data-print-path], [data-print-alone], head)', {
  '@media': { print: { display: 'none' } },
});
