import { globalStyle, keyframes, type GlobalStyleRule } from '@vanilla-extract/css';
import { inlineRoot, inside, partRoot } from '../lib/in-components';
import { layers } from '../styles/layers.css';
import { breakpoint } from '../styles/tokens';
import { vars } from '../styles/theme.css';

export const lead = partRoot({
  fontSize: vars.size.lead,
  lineHeight: 1.5,
  color: vars.color.inkSoft,
  maxInlineSize: vars.measure,
});
export const small = partRoot({ fontSize: vars.size.small, color: vars.color.inkSoft });
export const kicker = partRoot({
  fontSize: vars.size.small,
  fontWeight: 600,
  color: vars.color.mark,
});

/**
 * A stroke of a broad pen that does not quite cover the line, as if drawn by hand. It begins above small letters: an edge
 * within them would look like a line through the words.
 */
export const highlight = inlineRoot({
  color: 'inherit',
  backgroundColor: 'transparent',
  backgroundImage: `linear-gradient(${vars.color.highlight}, ${vars.color.highlight})`,
  backgroundSize: '100% 0.82em',
  backgroundPosition: '0 70%',
  backgroundRepeat: 'no-repeat',
  boxDecorationBreak: 'clone',
  // The browser's own colour for marked text belongs on its own background, which would cover the ruling below.
  '@media': { '(forced-colors: active)': { color: 'CanvasText', textDecoration: 'underline' } },
});

export const prose = partRoot({});

const inProse = (selector: string, rule: GlobalStyleRule) => inside(`${prose} ${selector}`, rule);
// Not `* + *`: with it, adding any element to the page, such as the cookie banner, restyled the whole page.
const notFirst = ':where(:not(:first-child))';
inProse(`> ${notFirst}`, { marginBlockStart: vars.space['5'] });
inProse('> :is(p, ul, ol)', { maxInlineSize: vars.measure });
inProse(`> h2${notFirst}`, { marginBlockStart: vars.space['12'] });
inProse(`> h3${notFirst}`, { marginBlockStart: vars.space['8'] });
// The space after a heading is smaller than between paragraphs.
inProse('> :is(h2, h3)', { marginBlockEnd: `calc(${vars.space['3']} - ${vars.space['5']})` });
inProse('> h2 + h3', { marginBlockStart: vars.space['5'] });
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
// On phones a row's heading gets the room that smaller figures leave, or its words would be one below the other.
inProse(':is(th, td)', {
  '@media': { [`not all and ${breakpoint.medium}`]: { paddingInlineEnd: vars.space['3'], fontSize: vars.size.small } },
});
// The child selectors leave out the heads of tables within a row.
// With text twice as large, that room is less than half of the screen, or figures would be outside it.
inProse('tbody > tr > th', {
  '@media': { [`not all and ${breakpoint.medium}`]: { minInlineSize: 'min(9rem, 45vw)' } },
});
inProse('caption', {
  textAlign: 'start',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  paddingBlockEnd: vars.space['2'],
});

// Draws a highlight in the text once, when it scrolls into view.
const sweep = keyframes({ from: { backgroundSize: '0 0.62em' } });
globalStyle(`${prose} .${highlight}`, {
  '@layer': {
    [layers.components]: {
      '@media': {
        '(prefers-reduced-motion: no-preference)': {
          '@supports': {
            '(animation-timeline: view())': {
              animation: `${sweep} 240ms linear backwards`,
              animationTimeline: 'view()',
              animationRange: 'entry 0% cover 30%',
            },
          },
        },
      },
    },
  },
});
