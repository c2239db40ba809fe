import { globalStyle, keyframes, type StyleRule } from '@vanilla-extract/css';
import { component, inlineRoot, partRoot } from '../lib/in-components';
import { layers } from '../styles/layers.css';
import { vars } from '../styles/theme.css';
import { slant } from './slant';

// Drawn once, like handwriting.
const draw = keyframes({ from: { strokeDashoffset: 1 } });
// The ring is stretched, its stroke is not. The browser measures dashes before stretching, so they would leave it open.
const uncover = keyframes({ from: { clipPath: 'inset(-1em 100% -1em -1em)' }, to: { clipPath: 'inset(-1em)' } });

const pen = (selector: string, rule: StyleRule = {}) => {
  globalStyle(`${selector} path`, {
    '@layer': {
      [layers.components]: { fill: 'none', stroke: 'currentColor', strokeWidth: 2.25, strokeLinecap: 'round', ...rule },
    },
  });
};
const once = (name: string): StyleRule => ({
  animation: `${name} 240ms ease-out 1`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const underline = inlineRoot({
  textDecoration: `underline wavy ${vars.color.mark} 1.5px`,
  textUnderlineOffset: '0.28em',
  textDecorationSkipInk: 'none',
});
/** Never wraps: it stays with its word, and the full stop after it too. */
export const tick = inlineRoot({ position: 'relative', paddingInlineStart: '1.15em', color: vars.color.mark });
export const stroke = component({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: '0.1em',
  inlineSize: '1.1em',
  blockSize: '1.1em',
});
export const circled = inlineRoot({
  position: 'relative',
  display: 'inline-block',
  paddingInline: '0.55em',
  color: vars.color.mark,
  whiteSpace: 'nowrap',
});
export const ring = component({
  position: 'absolute',
  inset: '-0.2em -0.1em',
  inlineSize: 'calc(100% + 0.2em)',
  blockSize: 'calc(100% + 0.4em)',
  overflow: 'visible',
  ...once(uncover),
});
pen(tick, { strokeDasharray: 1, ...once(draw) });
pen(ring);

export const note = partRoot({ display: 'block', fontSize: vars.size.small, lineHeight: 1.35 });
export const hand = {
  tutor: component({ color: vars.color.mark, fontFamily: vars.font.serif, ...slant }),
  ai: component({ color: vars.color.inkSoft }),
};
