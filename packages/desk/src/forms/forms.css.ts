import { vars } from '@tutoring/ui/internal/theme';
import { component, inside } from '../component-style';

export { problem, quiet, summary } from '../common/common.css';

export const form = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', maxInlineSize: vars.measure });
export const fields = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['4'] });
export const group = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['3'],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  paddingInlineStart: vars.space['3'],
  border: 0,
  borderInlineStart: `3px solid ${vars.color.line}`,
});
inside(`${group} > button`, { justifySelf: 'start' });
export const legend = component({ fontWeight: 600, padding: 0 });
export const fixed = component({ color: vars.color.inkSoft });
export const choices = component({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space['5'] });
/** The button is beside the text where there is room for both. */
export const language = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space['2'] });
inside(`${language} > :first-child`, { flex: '1 1 18rem', minInlineSize: 0 });
export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'], alignItems: 'end' });
export const item = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2'],
  paddingBlockEnd: vars.space['2'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
/** Few fields stand in a row. */
export const compact = component({ alignItems: 'end' });
inside(`${compact} > ${fields}`, { gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))', alignItems: 'start' });
/** A text in a language has its button beside it. */
inside(`${compact} > ${fields} > ${language}`, { gridColumn: '1 / -1' });
export const source = component({
  padding: vars.space['3'],
  border: `1px solid ${vars.color.line}`,
  fontSize: vars.size.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const day = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
inside(`${day} input`, { maxInlineSize: '14rem' });
export const preview = component({ justifySelf: 'start', paddingBlock: vars.space['2'] });
/** Something to know about a value, which is no mistake. */
export const note = component({ margin: 0, fontWeight: 500, selectors: { '&:empty': { display: 'none' } } });
export const hidden = component({ position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' });
