import { component, inside } from '../lib/in-components';
import { breakpoint } from '../styles/tokens';
import { vars } from '../styles/theme.css';

export const root = component({
  display: 'grid',
  gap: vars.space['8'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [breakpoint.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', alignItems: 'start' },
  },
});
export const fields = component({ display: 'grid', gap: vars.space['5'], alignContent: 'start' });
export const subjects = component({ inlineSize: '100%', borderCollapse: 'collapse' });
inside(`${subjects} th`, {
  overflowWrap: 'anywhere',
  textAlign: 'start',
  fontWeight: 600,
  paddingBlockEnd: vars.space['1'],
});
inside(`${subjects} td`, { paddingBlock: vars.space['1'], paddingInlineEnd: vars.space['2'] });
inside(`${subjects} td:not(:first-child)`, { inlineSize: '5.5rem' });
inside(`${subjects} td:last-child`, { paddingInlineEnd: 0 });
export const control = component({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: 44,
  paddingInline: vars.space['2'],
  border: `1.5px solid ${vars.color.edge}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.raised,
  '::placeholder': { color: vars.color.inkSoft, opacity: 1 },
});
export const core = component({
  display: 'grid',
  gap: vars.space['4'],
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  alignItems: 'end',
});
export const target = component({ display: 'grid', gap: vars.space['1'], fontWeight: 600 });
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['3'],
  '@media': { print: { display: 'none' } },
});
/** The sheet on which the result is written, as the marked scripts are. */
export const result = component({
  display: 'grid',
  gap: vars.space['6'],
  padding: vars.space['6'],
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderBlockStart: `2px solid ${vars.color.ink}`,
  '@media': {
    [breakpoint.wide]: { position: 'sticky', insetBlockStart: `calc(${vars.headerHeight} + ${vars.space['4']})` },
  },
});
export const points = component({ fontFamily: vars.font.serif, fontSize: vars.size.h2, lineHeight: 1.2 });
export const decision = component({ marginBlockStart: vars.space['2'], fontWeight: 600 });
export const heading = component({ marginBlockEnd: vars.space['2'], fontSize: vars.size.h4 });
export const conditions = component({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.size.small });
inside(`${conditions} caption`, { textAlign: 'start', fontWeight: 600, paddingBlockEnd: vars.space['2'] });
inside(`${conditions} :is(th, td)`, {
  // A phone is narrower than some words of some languages.
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
  paddingBlock: vars.space['2'],
  paddingInlineEnd: vars.space['3'],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
inside(`${conditions} thead th`, { fontWeight: 600, borderBlockStart: 0 });
// What fails is underlined as a teacher would, and says so in words.
inside(`${conditions} [data-met="false"] > :is(th, td)`, { color: vars.color.mark, fontWeight: 600 });
export const ways = component({
  display: 'grid',
  gap: vars.space['1'],
  paddingInlineStart: vars.space['5'],
  listStyle: 'disc',
});
export const caution = component({ color: vars.color.inkSoft, fontSize: vars.size.small });
export const problem = component({
  color: vars.color.mark,
  fontWeight: 600,
  selectors: { '&:empty': { display: 'none' } },
});
