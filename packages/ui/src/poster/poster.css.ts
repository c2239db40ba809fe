import { component, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = partRoot({
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space['2'],
  inlineSize: '100%',
  maxInlineSize: '22rem',
});
/** Seven signs are as wide as the margin of a section. */
export const value = component({
  fontFamily: vars.font.display,
  fontSize: 'min(7.5rem, 25cqi)',
  lineHeight: 0.95,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'lining-nums',
  whiteSpace: 'nowrap',
});
export const label = component({
  paddingBlockStart: vars.space['2'],
  borderBlockStart: `2px solid ${vars.color.mark}`,
  inlineSize: 'fit-content',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: 1.4,
});
