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
/** One subject, or the hours of some days. */
export const line = component({ display: 'block' });
export const levels = component({ color: vars.color.inkSoft, fontSize: vars.size.small, fontWeight: 400 });
export const details = component({ borderBlockEnd: `1px solid ${vars.color.line}` });
export const summary = component({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  color: vars.color.action,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.actionHover } },
});
export const checks = component({ paddingInlineStart: '1.1em', listStyleType: 'disc', fontSize: vars.size.small });
inside(`${details}[open]`, { paddingBlockEnd: vars.space['4'] });
