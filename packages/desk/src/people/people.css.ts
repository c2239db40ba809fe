import { vars } from '@tutoring/ui/internal/theme';
import { component } from '../component-style';

export const root = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['5'] });
export const list = component({ display: 'grid', gap: vars.space['3'], padding: 0, listStyle: 'none' });
export const person = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['3'],
  paddingBlock: vars.space['2'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const about = component({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' });
export const face = component({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '3.2rem',
  blockSize: '4rem',
  objectFit: 'cover',
  border: `1px solid ${vars.color.edge}`,
});
export const soft = component({ fontSize: vars.size.small, color: vars.color.inkSoft });
export const problem = component({ color: vars.color.mark });
export const row = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'], alignItems: 'end' });
export const hours = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space['3'],
  minInlineSize: 0,
  maxInlineSize: vars.measure,
  padding: vars.space['3'],
  border: `1px solid ${vars.color.line}`,
});
export const photo = component({ maxInlineSize: '100%' });
export const range = component({ display: 'grid', minBlockSize: 44 });
export const notice = component({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['3'],
  padding: vars.space['4'],
  border: `2px solid ${vars.color.mark}`,
  backgroundColor: vars.color.raised,
});
export const source = component({ fontSize: vars.size.small, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
