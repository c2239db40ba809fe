import { component, inside, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = partRoot({
  display: 'flow-root',
  // Print everything.
  '@media': { print: { selectors: { '&::details-content': { contentVisibility: 'visible' } } } },
});
export const summary = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minBlockSize: 44,
  paddingInline: vars.space['4'],
  color: vars.color.action,
  fontWeight: 600,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&:hover': { color: vars.color.actionHover, borderColor: vars.color.actionHover } },
  '@media': { print: { display: 'none' } },
  '::after': { content: '"+" / ""' },
});
inside(`${root}[open] > ${summary}::after`, { content: '"−" / ""' });
inside(`${root}[open] > ${summary}`, { marginBlockEnd: vars.space['4'] });
export const more = component({});
export const fewer = component({});
inside(`${root}[open] > ${summary} > ${more}, ${root}:not([open]) > ${summary} > ${fewer}`, { display: 'none' });
