import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { component, partRoot } from '../lib/in-components';
import { layers } from '../styles/layers.css';
import { breakpoint } from '../styles/tokens';
import { vars } from '../styles/theme.css';

export const root = partRoot({
  paddingInlineStart: vars.space['4'],
  borderInlineStart: `1px solid ${vars.color.mark}`,
  // Paper has no links, and these have no page numbers.
  '@media': { print: { display: 'none' } },
});
const title = component({
  minBlockSize: 44,
  paddingBlock: vars.space['2'],
  fontWeight: 600,
  fontSize: vars.size.small,
});
/** A wide screen always shows the list. Browsers without `::details-content` show the button instead. */
const onWide = (rule: StyleRule): StyleRule => ({
  '@supports': { 'selector(::details-content)': { '@media': { [breakpoint.wide]: rule } } },
});
export const details = component(onWide({ selectors: { '&::details-content': { contentVisibility: 'visible' } } }));
export const heading = `${title} ${component({ display: 'none', ...onWide({ display: 'block' }) })}`;
export const summary = `${title} ${component({ cursor: 'pointer', ...onWide({ display: 'none' }) })}`;
/** Columns where there is space, because one column of ten links would push the text off the first screen. */
export const list = component({ columns: '20rem', columnGap: vars.space['8'] });
globalStyle(`${list} > li`, { '@layer': { [layers.components]: { breakInside: 'avoid' } } });
export const link = component({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  color: 'inherit',
  fontSize: vars.size.small,
  textDecorationColor: 'transparent',
  selectors: {
    '&:is(:hover, [aria-current])': { textDecorationColor: vars.color.mark, textDecorationThickness: '2px' },
    '&[aria-current]': { fontWeight: 600 },
  },
});
