import { component, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = partRoot({ display: 'grid', gap: vars.space['2'], alignContent: 'start' });
export const value = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.h2,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});
export const source = component({ color: vars.color.inkSoft, fontSize: vars.size.small });
export const link = component({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 });
