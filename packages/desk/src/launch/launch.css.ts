import { breakpoint, vars } from '@tutoring/ui/internal/theme';
import { component, inside } from '../component-style';

export { heading, link, quiet, row } from '../common/common.css';

export const root = component({ display: 'grid', gap: vars.space['5'], maxInlineSize: '56rem' });
export const progress = component({ display: 'grid', gap: vars.space['1'] });
export const count = component({ fontFamily: vars.font.display, fontSize: vars.size.h3 });
export const bar = component({ inlineSize: '100%', blockSize: vars.space['3'], accentColor: vars.color.action });
export const guide = component({ maxInlineSize: vars.measure, marginBlockStart: vars.space['2'] });
/** Stays in view wherever in the list the owner answers. */
export const saving = component({ position: 'sticky', insetBlockEnd: 0, maxBlockSize: '50vh', overflowY: 'auto' });
export const status = component({
  inlineSize: 'fit-content',
  marginInlineStart: 'auto',
  paddingInline: vars.space['3'],
  paddingBlock: vars.space['1'],
  color: vars.color.inkSoft,
  backgroundColor: vars.color.raised,
  fontSize: vars.size.small,
  selectors: { '&:empty': { padding: 0 } },
});
export const controls = component({
  display: 'grid',
  gap: vars.space['4'],
  '@media': { [breakpoint.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const group = component({ borderBlockStart: `2px solid ${vars.color.ink}` });
export const summary = component({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  paddingBlock: vars.space['3'],
  cursor: 'pointer',
});
// A summary that is a flex box has no marker of its own.
inside(`${summary}::before`, { content: "'▸' / ''", color: vars.color.action });
inside(`${group}[open] > ${summary}::before`, { content: "'▾' / ''" });
inside(`${summary} > h2`, { flexGrow: 1 });
export const decisions = component({ display: 'grid', gap: 0, listStyle: 'none', padding: 0 });
export const decision = component({
  display: 'grid',
  gap: vars.space['3'],
  justifyItems: 'start',
  paddingBlock: vars.space['4'],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const claim = component({ fontFamily: vars.font.sans, fontSize: vars.size.body, fontWeight: 600 });
inside(`${decision}[data-state="decided"] ${claim}`, { fontWeight: 400 });
export const place = component({
  margin: 0,
  paddingInlineStart: vars.space['3'],
  borderInlineStart: `3px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
export const quote = component({ margin: 0, maxInlineSize: vars.measure, fontFamily: vars.font.serif });
export const mark = component({ backgroundColor: vars.color.highlight, color: 'inherit' });
export const rest = component({ display: 'grid', gap: vars.space['3'], maxInlineSize: '100%' });
inside(`${rest} > figure + figure`, { marginBlockStart: vars.space['3'] });
export const entries = component({
  margin: 0,
  paddingInlineStart: vars.space['5'],
  listStyle: 'disc',
  overflowWrap: 'anywhere',
});
inside(`dialog > ${entries}`, { marginBlockEnd: vars.space['4'] });
export const list = component({
  display: 'grid',
  gap: vars.space['3'],
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const entry = component({
  display: 'grid',
  gap: vars.space['2'],
  paddingInlineStart: vars.space['3'],
  borderInlineStart: `3px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  '@media': {
    [breakpoint.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'start',
      columnGap: vars.space['5'],
    },
  },
});
export const name = component({ fontFamily: vars.font.sans, fontSize: vars.size.body, fontWeight: 600 });
export const reader = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space['3'],
});
export const more = component({
  minBlockSize: 44,
  alignContent: 'center',
  color: vars.color.action,
  fontSize: vars.size.small,
  cursor: 'pointer',
});
export const answered = component({ paddingInline: vars.space['2'], backgroundColor: vars.color.sunken });
export const commands = component({ display: 'grid', gap: vars.space['2'], minInlineSize: 0, inlineSize: '100%' });
export const command = component({
  margin: 0,
  padding: vars.space['3'],
  backgroundColor: vars.color.sunken,
  fontSize: vars.size.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
