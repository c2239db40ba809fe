import { component } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = component({ display: 'grid', gap: vars.space['6'], maxInlineSize: '36rem' });
export const summary = component({
  padding: vars.space['4'],
  border: `2px solid ${vars.color.mark}`,
  borderRadius: vars.radius.large,
  display: 'grid',
  gap: vars.space['2'],
  selectors: { '&[hidden]': { display: 'none' } },
});
export const summaryTitle = component({ fontSize: vars.size.h4 });
export const summaryLink = component({
  color: vars.color.mark,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
});
export const send = component({ justifySelf: 'start' });
