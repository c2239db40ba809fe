import { component, inside, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = partRoot({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2'],
  '@media': { print: { display: 'block' } },
});
// On paper the field is there to be written in, below its label.
inside(`${root} > label`, { '@media': { print: { display: 'block', breakAfter: 'avoid' } } });
export const kept = component({
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  '@media': { print: { display: 'none' } },
});
export const marked = component({
  marginBlockStart: vars.space['2'],
  borderBlock: `1px solid ${vars.color.line}`,
  // Print the question and the answer.
  '@media': { print: { selectors: { '&::details-content': { contentVisibility: 'visible' } } } },
});
export const summary = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minBlockSize: 52,
  color: vars.color.action,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  '@media': { print: { display: 'none' } },
  '::before': { content: '"+" / ""', color: vars.color.mark, fontSize: vars.size.h4 },
  selectors: { 'details[open] > &::before': { content: '"−" / ""' } },
});
/** Says what the button does, without a script. */
export const whileClosed = component({ selectors: { 'details[open] &': { display: 'none' } } });
export const whileOpen = component({ selectors: { 'details:not([open]) &': { display: 'none' } } });
export const sheet = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['5'],
  paddingBlock: `${vars.space['3']} ${vars.space['6']}`,
});
