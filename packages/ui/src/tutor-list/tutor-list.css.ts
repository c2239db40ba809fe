import { component, inside, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

/** In a narrower column the longest option would be cut off. */
const MIN_WIDTH = '13rem';

export const root = partRoot({ display: 'grid', gap: vars.space['6'] });
export const filters = component({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${MIN_WIDTH}, 100%), 1fr))`,
  gap: vars.space['4'],
  alignItems: 'end',
  // The filters need a script. Without it the whole list is visible.
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});
export const status = component({ gridColumn: '1 / -1', minBlockSize: '1lh', margin: 0, color: vars.color.inkSoft });
export const list = component({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
export const item = component({
  margin: 0,
  paddingBlock: vars.space['5'],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const facts = component({ display: 'grid', gap: vars.space['2'], margin: 0, marginBlockStart: vars.space['2'] });
/** The value is beside its name where there is room for both. */
export const fact = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space['4'],
});
export const label = component({ flex: '1 1 8rem', color: vars.color.inkSoft, fontSize: vars.size.small });
export const value = component({
  flex: '3 1 11rem',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
/** One subject, or the hours of some days. */
export const line = component({ display: 'block' });
export const levels = component({ color: vars.color.inkSoft, fontSize: vars.size.small });
export const details = component({});
export const summary = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: 44,
  color: vars.color.action,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&:hover': { color: vars.color.actionHover } },
  '::after': { content: '"+" / ""' },
});
inside(`${details}[open] > ${summary}::after`, { content: '"−" / ""' });
inside(`${details}[open]`, { paddingBlockEnd: vars.space['4'] });
export const checks = component({ paddingInlineStart: '1.1em', listStyleType: 'disc', fontSize: vars.size.small });
