import { breakpoint, vars } from '@tutoring/ui/internal/theme';
import { component } from '../component-style';

export { link } from '../common/common.css';

export const root = component({
  display: 'grid',
  gap: vars.space['2'],
  paddingInline: vars.space['4'],
  paddingBlock: vars.space['2'],
  fontSize: vars.size.small,
  backgroundColor: vars.color.sunken,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [breakpoint.wide]: { paddingInline: vars.space['8'] }, print: { display: 'none' } },
});
export const row = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['1']} ${vars.space['4']}`,
});
export const says = component({ fontWeight: 600, marginInlineEnd: 'auto' });
export const summary = component({ minBlockSize: 44, alignContent: 'center', cursor: 'pointer' });
export const list = component({
  display: 'grid',
  gap: vars.space['2'],
  margin: 0,
  paddingInlineStart: vars.space['5'],
  overflowWrap: 'anywhere',
});
export const quiet = component({ color: vars.color.inkSoft });
export const message = component({ whiteSpace: 'pre-wrap' });
export const trouble = component({
  paddingInlineStart: vars.space['3'],
  borderInlineStart: `4px solid ${vars.color.mark}`,
});
/** Commands are copied as a whole. */
export const command = component({
  userSelect: 'all',
  paddingInline: vars.space['1'],
  backgroundColor: vars.color.raised,
});
export const history = component({ display: 'grid', gap: vars.space['3'], margin: 0, padding: 0, listStyle: 'none' });
export const change = component({
  display: 'grid',
  gap: vars.space['1'],
  paddingBlockStart: vars.space['2'],
  borderBlockStart: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
export const what = component({ flex: '1 1 16rem', minInlineSize: 0 });
export const files = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['1']} ${vars.space['4']}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const outcome = component({ display: 'grid', gap: vars.space['2'], justifyItems: 'start' });
