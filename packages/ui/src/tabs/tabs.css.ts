import { component } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = component({ display: 'grid', gap: vars.space['4'] });
export const list = component({
  display: 'flex',
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { '(scripting: none)': { display: 'none' } },
});
export const tab = component({
  minBlockSize: 44,
  paddingInline: vars.space['4'],
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { borderBlockEndColor: vars.color.mark, fontWeight: 600 } },
});
export const panel = component({
  '@media': { '(scripting: none)': { selectors: { '&[hidden]': { display: 'block', contentVisibility: 'visible' } } } },
  selectors: { '&[hidden="until-found"]': { display: 'block', contentVisibility: 'hidden' } },
});
