import { component, inside, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = partRoot({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: `${vars.space['2']} ${vars.space['8']}`,
  paddingBlock: vars.space['5'],
  borderBlock: `1px solid ${vars.color.line}`,
});
inside(`${root} > li`, { display: 'flex', alignItems: 'baseline', gap: vars.space['3'] });
inside(`${root} a`, {
  paddingBlock: '0.7rem',
  color: 'inherit',
  lineHeight: 1.35,
  textDecorationColor: vars.color.edge,
});
export const tick = component({ flexShrink: 0, fontSize: vars.size.h4 });
