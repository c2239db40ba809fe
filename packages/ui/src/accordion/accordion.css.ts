import { component, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = partRoot({ borderBlockEnd: `1px solid ${vars.color.line}` });
export const item = partRoot({
  borderBlockStart: `1px solid ${vars.color.line}`,
  // Print every answer.
  '@media': { print: { selectors: { '&::details-content': { contentVisibility: 'visible' } } } },
});
export const summary = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  minBlockSize: 52,
  paddingBlock: vars.space['2'],
  cursor: 'pointer',
  listStyle: 'none',
  '::after': { content: '"+" / ""', color: vars.color.mark, fontSize: vars.size.h4 },
  selectors: { 'details[open] > &::after': { content: '"−" / ""' } },
});
export const heading = component({ fontSize: vars.size.h4 });
export const answer = component({ maxInlineSize: vars.measure, paddingBlockEnd: vars.space['5'] });
