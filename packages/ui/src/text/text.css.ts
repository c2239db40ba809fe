import { globalStyle } from '@vanilla-extract/css';
import { component } from '../lib/in-components';
import { layers } from '../styles/layers.css';
import { vars } from '../styles/theme.css';

export const lead = component({
  fontSize: vars.size.lead,
  lineHeight: 1.5,
  color: vars.color.inkSoft,
  maxInlineSize: vars.measure,
});
export const small = component({ fontSize: vars.size.small, color: vars.color.inkSoft });
export const kicker = component({
  fontSize: vars.size.small,
  fontWeight: 600,
  color: vars.color.mark,
});

/** A stroke drawn with a broad pen: it misses the line's edges a little, as a hand would. */
export const highlight = component({
  color: 'inherit',
  backgroundColor: 'transparent',
  backgroundImage: `linear-gradient(${vars.color.highlight}, ${vars.color.highlight})`,
  backgroundSize: '100% 0.62em',
  backgroundPosition: '0 78%',
  backgroundRepeat: 'no-repeat',
  boxDecorationBreak: 'clone',
  '@media': { '(forced-colors: active)': { textDecoration: 'underline' } },
});

export const prose = component({});

const inProse = (selector: string, rule: Parameters<typeof globalStyle>[1]) => {
  globalStyle(`${prose} ${selector}`, { '@layer': { [layers.components]: rule } });
};
inProse('> * + *', { marginBlockStart: vars.space['5'] });
inProse('> :is(p, ul, ol)', { maxInlineSize: vars.measure });
inProse('> * + h2', { marginBlockStart: vars.space['12'] });
inProse('> * + h3', { marginBlockStart: vars.space['8'] });
inProse('> :is(h2, h3) + *', { marginBlockStart: vars.space['3'] });
inProse('> :is(ul, ol)', { paddingInlineStart: '1.25em' });
inProse('> ul', { listStyleType: 'disc' });
inProse('> ol', { listStyleType: 'decimal' });
inProse('> * > li + li', { marginBlockStart: vars.space['2'] });
inProse('> * > li::marker', { color: vars.color.mark });
inProse('table', { inlineSize: '100%' });
inProse(':is(th, td)', {
  paddingBlock: vars.space['2'],
  paddingInlineEnd: vars.space['4'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
inProse('th', { fontWeight: 600 });
inProse('caption', {
  textAlign: 'start',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  paddingBlockEnd: vars.space['2'],
});
