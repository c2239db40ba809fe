import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { component, inside, partRoot } from '../lib/in-components';
import { layers } from '../styles/layers.css';
import { breakpoint } from '../styles/tokens';
import { vars } from '../styles/theme.css';

export const root = partRoot({
  display: 'grid',
  // Phrases that Japanese does not break are no reason to be wider than the screen.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['10'],
  paddingBlock: 'clamp(1rem, 5vw, 5rem)',
  // A lower aside stands at half the text's height; beside a higher one the text begins at the top, where it is looked for.
  alignItems: 'center',
  '@media': {
    [breakpoint.wide]: {
      gap: vars.space['16'],
      selectors: { '&[data-aside="true"]': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
    },
  },
});
export const text = component({
  alignSelf: 'start',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['5'],
  justifyItems: 'start',
  maxInlineSize: '44rem',
});
export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'], alignItems: 'center' });

export const note = component({ fontWeight: 600 });
export const when = component({ fontSize: vars.size.small });
export const terms = component({ color: vars.color.inkSoft, fontSize: vars.size.small });

// On a phone the next step, as wide as the screen, and its price stand right below the title and the strip, where neither a
// long lead nor a banner at the screen's end hides them. What else one may do comes behind the lead.
const onPhones = (selector: string, rule: GlobalStyleRule) =>
  inside(selector, { '@media': { [`not all and ${breakpoint.medium}`]: rule } });
onPhones(`${text}[data-actions] > :is(h1 + p, ${terms}, ${when})`, { order: 1 });
onPhones(actions, { display: 'contents' });
// A low screen has no room for the strip before the next step.
inside(`${text}[data-actions] > h1 ~ [aria-hidden]`, {
  '@media': { '(max-width: 40rem) and (max-height: 46rem)': { order: 1 } },
});
onPhones(`${actions} > *`, { order: 1 });
onPhones(`${actions} > :first-child`, { order: 0, inlineSize: '100%' });
// The text under the title is the page's lead, whether a writer or a template put it there.
globalStyle(`${text} > h1 ~ p`, {
  '@layer': { [layers.components]: { maxInlineSize: vars.measure } },
});
globalStyle(`${text} > h1 + p`, {
  '@layer': { [layers.components]: { fontSize: vars.size.lead, lineHeight: 1.5, color: vars.color.inkSoft } },
});
