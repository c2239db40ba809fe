import { fallbackVar } from '@vanilla-extract/css';
import * as layout from '../layout/layout.css';
import { component, inside, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = partRoot({ borderBlock: `2px solid ${vars.color.ink}` });
export const table = component({ inlineSize: '100%', minInlineSize: '34rem' });
export const caption = component({
  textAlign: 'start',
  paddingBlock: vars.space['2'],
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
});
export const cell = component({
  padding: vars.space['3'],
  paddingInlineStart: 0,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const rowHeading = component({
  position: 'sticky',
  insetInlineStart: 0,
  minInlineSize: '9rem',
  backgroundColor: fallbackVar(layout.ground, vars.color.ground),
  fontWeight: 600,
});
export const answer = component({ display: 'inline-flex', alignItems: 'center', gap: vars.space['1'] });
inside(`${cell} li + li`, { marginBlockStart: vars.space['2'] });
