import { breakpoint, vars } from '@tutoring/ui/internal/theme';
import { component, inside } from '../component-style';

export { heading, notice, problem, quiet, row, summary } from '../common/common.css';

export const root = component({ display: 'grid', gap: vars.space['5'], gridTemplateColumns: 'minmax(0, 1fr)' });

// The list.
export const groups = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const group = component({ borderBlockStart: `1px solid ${vars.color.edge}` });
export const groupSummary = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: 44,
  selectors: {
    'summary&': { cursor: 'pointer' },
    // A list-item marker would take the summary its row.
    'summary&::before': { content: '"▸" / ""', inlineSize: '1em' },
    'details[open] > summary&::before': { content: '"▾" / ""' },
  },
});
export const count = component({
  marginInlineStart: 'auto',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const entries = component({ display: 'grid', listStyle: 'none', padding: 0, margin: 0 });
export const entry = component({
  display: 'grid',
  gap: `${vars.space['1']} ${vars.space['4']}`,
  alignItems: 'center',
  paddingBlock: vars.space['2'],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [breakpoint.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const name = component({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44, fontWeight: 600 });
export const hit = component({ paddingBlockEnd: vars.space['3'], borderBlockStart: `1px solid ${vars.color.line}` });
export const hitLink = component({ display: 'inline-block', paddingBlock: vars.space['2'], fontWeight: 600 });
export const excerpt = component({ fontSize: vars.size.small, overflowWrap: 'anywhere' });
export const hidden = component({ position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' });
export const languages = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['1'],
  padding: 0,
  margin: 0,
  listStyle: 'none',
});
export const language = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 44,
  minBlockSize: 44,
  paddingInline: vars.space['1'],
  fontSize: vars.size.small,
  color: vars.color.ink,
  selectors: {
    '&[aria-current]': { fontWeight: 600, borderBlockEnd: `3px solid ${vars.color.mark}`, textDecoration: 'none' },
  },
});
export const missing = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 44,
  minBlockSize: 44,
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
});

// The editor.
export const editor = component({
  display: 'grid',
  gap: vars.space['5'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [breakpoint.wide]: { selectors: { '&[data-beside]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  },
});
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space['2']} ${vars.space['5']}`,
});
export const fields = component({ display: 'grid', gap: vars.space['4'], minInlineSize: 0 });
export const beside = component({
  display: 'grid',
  gap: vars.space['3'],
  minInlineSize: 0,
  '@media': {
    [breakpoint.wide]: { position: 'sticky', insetBlockStart: `calc(${vars.headerHeight} + ${vars.space['2']})` },
  },
});
export const title = component({ fontSize: vars.size.h3 });
/** The library's own rule for text areas is as specific. */
export const text = component({ lineHeight: 1.6, selectors: { 'textarea&&': { minBlockSize: '60dvh' } } });
export const headText = component({ lineHeight: 1.6, selectors: { 'textarea&&': { minBlockSize: '12rem' } } });
export const fold = component({ borderBlock: `1px solid ${vars.color.line}` });
export const foldBody = component({ display: 'grid', gap: vars.space['3'], paddingBlockEnd: vars.space['4'] });
export const line = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['3'] });
export const frame = component({
  inlineSize: '100%',
  blockSize: '75dvh',
  border: `1px solid ${vars.color.edge}`,
  backgroundColor: vars.color.raised,
});
export const problems = component({
  display: 'grid',
  gap: vars.space['3'],
  paddingInlineStart: vars.space['5'],
  margin: 0,
});
export const message = component({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const linkButton = component({
  padding: 0,
  minBlockSize: 44,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  color: vars.color.action,
  textDecoration: 'underline',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
});
/** Stays in sight, so that a long page can be saved from everywhere. */
export const saving = component({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space['2'],
  paddingBlock: vars.space['3'],
  backgroundColor: vars.color.ground,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
/** What gets the focus must not be under the menu above or the bar below. */
inside(`:root:has(${saving})`, { scrollPaddingBlock: `calc(${vars.space['12']} + ${vars.space['2']}) 14rem` });
/** Beside the button where there is room for a sentence, otherwise above it. */
export const summaryField = component({ flex: '1 1 20rem' });

// A conflict.
export const places = component({ display: 'grid', gap: vars.space['5'] });
export const place = component({
  display: 'grid',
  gap: vars.space['3'],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
export const versions = component({
  display: 'grid',
  gap: vars.space['3'],
  '@media': { [breakpoint.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const version = component({ display: 'grid', gap: vars.space['1'], alignContent: 'start', minInlineSize: 0 });
export const quoted = component({
  margin: 0,
  padding: vars.space['3'],
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  fontFamily: vars.font.sans,
  fontSize: vars.size.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const insert = component({ display: 'grid', gap: vars.space['4'] });
inside(`${insert} pre`, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
inside(`${excerpt} mark`, {
  color: 'inherit',
  fontWeight: 600,
  backgroundColor: 'transparent',
  borderBlockEnd: `2px solid ${vars.color.mark}`,
});
