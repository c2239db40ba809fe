import { vars } from '@tutoring/ui/internal/theme';
import { component, inside } from '../component-style';

/** Styles that several screens use. */

export const heading = component({ fontSize: vars.size.h4 });
export const quiet = component({ color: vars.color.inkSoft, fontSize: vars.size.small, overflowWrap: 'anywhere' });
export const problem = component({ fontSize: vars.size.small, fontWeight: 600, color: vars.color.mark });
export const row = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['2']} ${vars.space['3']}`,
});
/** A link outside a text is as high as a button. */
export const link = component({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 });
/** What opens a fold. */
export const summary = component({
  minBlockSize: 44,
  alignContent: 'center',
  fontWeight: 600,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
});

/** A few choices of which one holds. */
export const choices = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1'] });
inside(`${choices} > button`, {
  minBlockSize: 44,
  paddingInline: vars.space['2'],
  fontSize: vars.size.small,
  border: `1.5px solid ${vars.color.edge}`,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.ink,
  cursor: 'pointer',
});
inside(`${choices} > [aria-disabled="true"]`, { cursor: 'default' });
inside(`${choices} > [aria-pressed="true"]`, {
  borderColor: vars.color.ink,
  backgroundColor: vars.color.ink,
  color: vars.color.ground,
  fontWeight: 600,
  '@media': { '(forced-colors: active)': { outline: '3px solid Highlight' } },
});

const box = { display: 'grid', gap: vars.space['2'], justifyItems: 'start' } as const;
/** What there is to say where nothing is to show. */
export const empty = component({ ...box, padding: vars.space['5'], backgroundColor: vars.color.sunken });
inside(`${empty} > :is(h2, h3)`, { fontSize: vars.size.h4 });
/** What to know about the text below it. */
export const notice = component({
  ...box,
  padding: vars.space['3'],
  borderInlineStart: `4px solid ${vars.color.edge}`,
  backgroundColor: vars.color.raised,
  selectors: { '&:is([role="alert"], [data-state="problem"])': { borderInlineStartColor: vars.color.mark } },
});
export const trouble = component({
  ...box,
  padding: vars.space['4'],
  backgroundColor: vars.color.raised,
  border: `2px solid ${vars.color.mark}`,
});
inside(`${trouble} > strong`, { fontFamily: vars.font.display, fontSize: vars.size.h4 });
