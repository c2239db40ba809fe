import { globalStyle } from '@vanilla-extract/css';
import { component } from '../lib/in-components';
import { layers } from '../styles/layers.css';
import { breakpoint } from '../styles/tokens';
import { vars } from '../styles/theme.css';

export const root = component({
  display: 'grid',
  // Phrases that Japanese does not break are no reason to be wider than the screen.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['10'],
  paddingBlock: 'clamp(1rem, 5vw, 5rem)',
  alignItems: 'center',
  '@media': {
    [breakpoint.wide]: {
      gap: vars.space['16'],
      selectors: { '&[data-aside="true"]': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
    },
  },
});
export const text = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['5'],
  justifyItems: 'start',
  maxInlineSize: '44rem',
});
export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'], alignItems: 'center' });
export const note = component({ fontWeight: 600 });
export const terms = component({ color: vars.color.inkSoft, fontSize: vars.size.small });

// On a phone the next step and its price stand right below the title, where neither a long lead nor a banner at the
// screen's end hides them.
globalStyle(`${text}[data-actions] > :is(h1 ~ p, ${terms}):not(${note})`, {
  '@layer': { [layers.components]: { '@media': { [`not all and ${breakpoint.medium}`]: { order: 1 } } } },
});
// The text under the title is the page's lead, whether a writer or a template put it there.
globalStyle(`${text} > h1 ~ p`, {
  '@layer': { [layers.components]: { maxInlineSize: vars.measure } },
});
globalStyle(`${text} > h1 + p`, {
  '@layer': { [layers.components]: { fontSize: vars.size.lead, lineHeight: 1.5, color: vars.color.inkSoft } },
});
