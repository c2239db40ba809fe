import { component, partRoot } from '../lib/in-components';
import { slantInside } from '../marks/slant';
import { vars } from '../styles/theme.css';

export const root = partRoot({ counterReset: 'step', display: 'grid', gap: vars.space['5'] });
export const step = partRoot({
  counterIncrement: 'step',
  position: 'relative',
  maxInlineSize: vars.measure,
  paddingInlineStart: vars.space['12'],
  '::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '-0.15em',
    color: vars.color.mark,
    fontFamily: vars.font.serif,
    fontSize: vars.size.h3,
    fontVariantNumeric: 'tabular-nums',
  },
});
slantInside(`.${step}`, '::before');
export const heading = component({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: vars.size.h4,
  fontWeight: 500,
});
