import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { component, inside, partRoot } from '../lib/in-components';
import { layers } from '../styles/layers.css';
import { breakpoint } from '../styles/tokens';
import { vars } from '../styles/theme.css';

/** From this width an aside is beside the text, half a tablet wide. */
const BESIDE = '(min-width: 48rem)';

export const root = partRoot({
  display: 'grid',
  // Japanese phrases that do not wrap must not make it wider than the screen.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['10'],
  paddingBlock: 'clamp(1rem, 5vw, 5rem)',
  // A short aside is centred beside the text. Beside a tall one the text starts at the top, where readers look.
  alignItems: 'center',
  '@media': {
    [BESIDE]: { selectors: { '&[data-aside="true"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
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

export const details = component({ color: vars.color.inkSoft, fontSize: vars.size.small });
export const note = component({ fontWeight: 600 });
export const when = component({ fontSize: vars.size.small });
export const terms = component({ color: vars.color.inkSoft, fontSize: vars.size.small });

// On a phone the next step and its price are right below the title and the strip, so that neither a long lead nor a banner
// at the bottom hides them. The other actions follow the lead.
const onPhones = (selector: string, rule: GlobalStyleRule) =>
  inside(selector, { '@media': { [`not all and ${breakpoint.medium}`]: rule } });
onPhones(`${text}[data-actions] > :is(h1 + p, ${terms}, ${when})`, { order: 1 });
onPhones(actions, { display: 'contents' });
// On a low screen the strip does not fit before the next step.
inside(`${text}[data-actions] > h1 ~ [aria-hidden]`, {
  '@media': { '(max-width: 40rem) and (max-height: 46rem)': { order: 1 } },
});
onPhones(`${actions} > *`, { order: 1 });
onPhones(`${actions} > :first-child`, { order: 0, inlineSize: '100%' });

export const plate = component({ inlineSize: '100%' });
/** The aside of a hero that also has a plate. */
export const below = component({ inlineSize: '100%' });
inside(`${root}:has(> ${below}) > ${text}`, { '@media': { [BESIDE]: { gridRow: 'span 2' } } });
// On phones the plate follows the next step and its condition, before the lead.
onPhones(`${root}[data-plate]`, { gap: vars.space['5'], justifyItems: 'start' });
onPhones(`${root}[data-plate] > ${text}`, { display: 'contents' });
onPhones(below, { order: 2 });

// A form follows a compact hero: on phones its first field is in the first screen.
onPhones(`${root}[data-compact]`, { paddingBlock: `0 ${vars.space['5']}` });
onPhones(`${root}[data-compact] > ${text}`, { gap: vars.space['2'] });
onPhones(`${root}[data-compact] h1`, { fontSize: vars.size.h2 });
onPhones(`:has(> ${root}[data-compact]) ~ section:first-of-type`, { paddingBlockStart: 0 });

// While it is not beside the text, an aside that visitors use comes before what they read: the lead and what follows it.
const inOneColumn = (selector: string, rule: GlobalStyleRule) =>
  inside(`${root}[data-aside-first]${selector}`, { '@media': { [`not all and ${BESIDE}`]: rule } });
inOneColumn('', { gap: vars.space['4'] });
inOneColumn(` > ${text}`, { display: 'contents' });
inOneColumn(` > ${text} > :is(h1 + p, ${terms}, ${when})`, { order: 1 });
inside(`${root}[data-aside-first]`, { '@media': { [BESIDE]: { alignItems: 'start' } } });

/** The last element. Until it has come, nothing is shown that what comes later would push down. */
export const end = component({});
const untilTheEnd = `${root}:not(:has(> ${end}))`;
onPhones(`${untilTheEnd} > ${text}[data-actions] > :is(h1 + p, ${terms}, ${when})`, { visibility: 'hidden' });
onPhones(`${untilTheEnd} ${actions} > :not(:first-child)`, { visibility: 'hidden' });
// The paragraph under the title is the lead, from a writer or from a template.
globalStyle(`${text} > h1 ~ p`, {
  '@layer': { [layers.components]: { maxInlineSize: vars.measure } },
});
globalStyle(`${text} > h1 + p`, {
  '@layer': {
    // No single word in the last line.
    [layers.components]: { fontSize: vars.size.lead, lineHeight: 1.5, color: vars.color.inkSoft, textWrap: 'pretty' },
  },
});
onPhones(`${root}[data-compact] > ${text} > h1 + p`, { fontSize: vars.size.body });
