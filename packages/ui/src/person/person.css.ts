import { component, partRoot } from '../lib/in-components';
import { slant } from '../marks/slant';
import { vars } from '../styles/theme.css';

export const root = partRoot({ display: 'flex', gap: vars.space['4'], alignItems: 'flex-start' });
export const initials = component({
  flexShrink: 0,
  paddingInline: '0.7em',
  fontFamily: vars.font.serif,
  fontSize: vars.size.h3,
  ...slant,
});
export const text = component({ display: 'grid', gap: vars.space['2'], minInlineSize: 0 });
export const name = component({ fontSize: vars.size.h4 });
export const role = component({ color: vars.color.inkSoft });
export const facts = component({ paddingInlineStart: '1.1em', listStyleType: 'disc', fontSize: vars.size.small });
