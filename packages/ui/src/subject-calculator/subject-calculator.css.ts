import { component, inside } from '../lib/in-components';
import { vars } from '../styles/theme.css';
import { STACKED } from '../tool/stacked';

/** One below the other if large text leaves no space. */
const stacked = { '@container': { [STACKED]: { gridTemplateColumns: 'minmax(0, 1fr)' } } };

/** The columns of a mark and its maximum, or of a boundary's ends. */
export const narrow = component({ inlineSize: '5.5rem' });
/** The weight and the value of one more mark, below a component's name. */
export const worth = component({ color: vars.color.inkSoft, fontSize: vars.size.small });
/** A doubt about the result, close to it. */
export const doubt = component({ marginBlockStart: vars.space['2'] });
export const group = component({ display: 'grid', gap: vars.space['2'] });
/** A long list beside a short one. */
export const longAndShort = component({
  display: 'grid',
  gap: vars.space['4'],
  gridTemplateColumns: 'minmax(0, 1fr) minmax(6rem, max-content)',
  alignItems: 'end',
  ...stacked,
});
export const shortAndLong = component({
  display: 'grid',
  gap: vars.space['4'],
  gridTemplateColumns: 'minmax(min(6rem, 40%), 1fr) minmax(0, 2fr)',
  alignItems: 'end',
  ...stacked,
});
/** Long lists side by side where there is room. */
export const longRow = component({
  display: 'grid',
  gap: vars.space['4'],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  alignItems: 'end',
});
export const lines = component({});
// Bold marks a grade that is not certain. The row also says so in text.
inside(`${lines} [data-standing="open"] > :is(th, td)`, { fontWeight: 600 });
inside(`${lines} tbody th`, { inlineSize: '5rem' });
/** The grade by the boundaries of each past session, in a row that wraps. */
export const past = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
  gap: `${vars.space['2']} ${vars.space['3']}`,
});
export const pastSession = component({
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlockStart: vars.space['1'],
});
export const pastGrade = component({ fontSize: vars.size.h3, fontVariantNumeric: 'lining-nums tabular-nums' });
