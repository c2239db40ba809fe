import { breakpoint, vars } from '@tutoring/ui/internal/theme';
import { component, inside } from '../component-style';

export { heading, link, notice, quiet, summary } from '../common/common.css';

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space['8']} ${vars.space['10']}`,
  alignItems: 'start',
  maxInlineSize: '76rem',
  paddingBlockEnd: vars.space['12'],
  '@media': { [breakpoint.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

const across = { [breakpoint.wide]: { gridColumn: '1 / -1' } } as const;
/** Whether visitors can use the model: the first thing that the owner sees. */
export const state = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space['3']} ${vars.space['10']}`,
  padding: vars.space['5'],
  backgroundColor: vars.color.raised,
  borderInlineStart: `6px solid ${vars.color.edge}`,
  selectors: {
    '&[data-state="on"]': { borderInlineStartColor: vars.color.action },
    '&[data-state="problem"]': { borderInlineStartColor: vars.color.mark },
  },
  '@media': {
    [breakpoint.wide]: { ...across[breakpoint.wide], gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const stateTitle = component({ fontSize: vars.size.h3, '@media': across });
export const said = component({ display: 'grid', gap: vars.space['3'], justifyItems: 'start', alignContent: 'start' });
inside(`${said} > p`, { maxInlineSize: vars.measure });
inside(`${said} > p:empty`, { position: 'absolute' });
export const known = component({ display: 'grid', gap: vars.space['3'], alignContent: 'start', minInlineSize: 0 });
export const facts = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `0 ${vars.space['5']}`,
  margin: 0,
  '@media': { [breakpoint.medium]: { gridTemplateColumns: 'max-content minmax(0, 1fr)', rowGap: vars.space['1'] } },
});
inside(`${facts} > dt`, { color: vars.color.inkSoft });
inside(`${facts} > dd`, {
  margin: 0,
  marginBlockEnd: vars.space['2'],
  overflowWrap: 'anywhere',
  '@media': { [breakpoint.medium]: { marginBlockEnd: 0 } },
});
const list = { margin: 0, paddingInlineStart: vars.space['5'], overflowWrap: 'anywhere' } as const;
export const problems = component({ ...list, listStyle: 'disc' });
export const steps = component({ ...list, listStyle: 'decimal' });
inside(`${steps} > li + li`, { marginBlockStart: vars.space['1'] });

export const column = component({ display: 'grid', gap: vars.space['8'], minInlineSize: 0 });
export const section = component({
  display: 'grid',
  gap: vars.space['4'],
  minInlineSize: 0,
  paddingBlockStart: vars.space['3'],
  borderBlockStart: `2px solid ${vars.color.ink}`,
});
export const form = component({ display: 'grid', gap: vars.space['4'], justifyItems: 'stretch' });
inside(`${form} > button`, { justifySelf: 'start' });
export const pair = component({
  display: 'grid',
  gap: vars.space['4'],
  alignItems: 'start',
  '@media': { [breakpoint.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const use = component({ display: 'grid', gap: vars.space['1'] });
inside(`${use} > p`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space['3']}`,
});
inside(`${use} strong`, { fontVariantNumeric: 'tabular-nums' });
/** Drawn by the browser, which also knows forced colours. */
export const bar = component({ inlineSize: '100%', blockSize: vars.space['3'], accentColor: vars.color.action });

export const sentences = component({
  display: 'grid',
  gap: vars.space['3'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const sentence = component({
  display: 'grid',
  gap: vars.space['1'],
  paddingInlineStart: vars.space['3'],
  borderInlineStart: `4px solid ${vars.color.edge}`,
  overflowWrap: 'anywhere',
  selectors: { '&[data-state="shown"]': { borderInlineStartColor: vars.color.action } },
});
inside(`${sentence}:not([data-state="shown"]) > q`, { color: vars.color.inkSoft });
export const trial = component({ display: 'grid', gap: vars.space['4'], minInlineSize: 0 });
export const quotations = component({ ...list, listStyle: 'decimal' });
inside(`${quotations} > li + li`, { marginBlockStart: vars.space['2'] });
