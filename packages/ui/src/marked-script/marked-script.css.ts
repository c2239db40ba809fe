import { globalStyle, keyframes, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { component, inside, partRoot } from '../lib/in-components';
import * as marks from '../marks/marks.css';
import { slant } from '../marks/slant';
import { highlight } from '../text/text.css';
import { layers } from '../styles/layers.css';
import { vars } from '../styles/theme.css';
import { breakpoint } from '../styles/tokens';

/** The width of the margin in per cent of the sheet, chosen so that the notes are about as long as the text. */
const MARGIN = 40;
/** At 400 % zoom there is no room for a margin: notes are below their lines. */
const NO_MARGIN = '(max-width: 17rem)';

/** A sheet of ruled paper on another one. */
export const root = partRoot({
  position: 'relative',
  display: 'flow-root',
  containerType: 'inline-size',
  paddingBlock: vars.space['5'],
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  boxShadow: `0.4rem 0.5rem 0 -1px ${vars.color.sunken}, 0.4rem 0.5rem 0 0 ${vars.color.line}`,
  // The line of the margin, in the examiner's colour.
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: `${MARGIN}%`,
    borderInlineStart: `1px solid ${vars.color.mark}`,
    opacity: 0.45,
  },
  '@container': { [NO_MARGIN]: { '::before': { content: 'none' } } },
});
/** The text beside the margin. */
const besideMargin: StyleRule = {
  marginInlineEnd: `${MARGIN}%`,
  paddingInline: vars.space['4'],
  '@container': { [NO_MARGIN]: { marginInlineEnd: 0 } },
};
export const title = component({
  ...besideMargin,
  marginBlockEnd: vars.space['3'],
  fontSize: vars.size.small,
  lineHeight: 1.4,
  color: vars.color.inkSoft,
});
/** Printed across the whole sheet, unlike the student's writing. It covers the line of the margin. */
const printed: StyleRule = { position: 'relative', marginInlineEnd: 0, backgroundColor: vars.color.raised };
export const question = component({
  ...printed,
  marginBlockEnd: vars.space['4'],
  paddingInline: vars.space['4'],
  paddingBlockEnd: vars.space['4'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: 500,
  lineHeight: 1.4,
});
inside(`${title}:has(+ ${question})`, {
  ...printed,
  marginBlock: `calc(-1 * ${vars.space['5']}) 0`,
  paddingBlock: `${vars.space['5']} ${vars.space['2']}`,
});
export const sheet = component({
  // At least as long as the notes beside it.
  display: 'flow-root',
  ...besideMargin,
  fontFamily: vars.font.serif,
  fontSize: vars.size.body,
  lineHeight: 1.75,
  // The lines are faint, so that the text stays easy to read. The margin has no lines, like the page of an exam.
  backgroundImage: `repeating-linear-gradient(transparent 0 calc(1lh - 1px), ${vars.color.sunken} calc(1lh - 1px) 1lh)`,
});
globalStyle(`${sheet} > p + p`, { '@layer': { [layers.components]: { marginBlockStart: '1lh' } } });

export const mark = component({
  color: 'inherit',
  paddingBlock: '0.2em',
  selectors: { '&:hover': { color: 'inherit' } },
});
/** The styles of marked words. `marks` draws the tutor's strokes. */
const bare = component({ textDecoration: 'none' });
export const variant = {
  underline: marks.underline,
  highlight: `${highlight} ${bare}`,
  tick: bare,
  pencil: component({ textDecoration: `underline dashed ${vars.color.inkSoft} 1.5px`, textUnderlineOffset: '0.28em' }),
};

// The marks appear in the order in which a tutor would make them: words, their note, then the next words.
const appear = keyframes({ from: { opacity: 0 } });
// A note appears after its words are marked.
const noted = keyframes({ 'from, 50%': { opacity: 0 } });
const underlined = keyframes({ from: { textDecorationColor: 'transparent' } });
/** The number of marks that appear one after the other, and the delay between them. Further marks appear with the last of these. */
const MOST = 5;
const STEP_MS = 420;
const ifMotion = (selector: string, rule: GlobalStyleRule) =>
  inside(selector, { '@media': { '(prefers-reduced-motion: no-preference)': rule } });
const appearing = `${appear} 240ms ease-out backwards`;

/** Floats into the margin beside its line, like a sidenote. */
export const note = component({
  float: 'inline-end',
  clear: 'inline-end',
  // The note is as wide as the margin without its padding. The negative margin moves it past the padding of the text.
  inlineSize: `calc(${MARGIN}cqi - 1.25rem)`,
  marginInlineEnd: `calc(-${MARGIN}cqi - 0.375rem)`,
  marginBlock: '0.15em 0.9em',
  transition: 'translate 160ms ease-out',
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': { borderBlockStart: '1px solid' },
  },
  selectors: {
    [`${mark}:is(:hover, :focus-visible) + &, &:target`]: {
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
    },
  },
  '@container': {
    [NO_MARGIN]: {
      float: 'none',
      inlineSize: 'auto',
      marginInlineEnd: 0,
      paddingInlineStart: vars.space['3'],
      borderInlineStart: `2px solid ${vars.color.mark}`,
    },
  },
});
/** A sheet with a direction of its own, such as an English answer on an Arabic page: the title and the notes are in the page's language. */
inside(`${root}[dir] :is(${title}, ${note})`, { unicodeBidi: 'plaintext' });
export const pencilled = component({
  fontFamily: vars.font.sans,
  borderBlockStart: `1px dashed ${vars.color.edge}`,
  paddingBlockStart: '0.3em',
});
export const author = component({ fontWeight: 600 });
/** The grade, slanted, below the text. */
export const grade = component({
  inlineSize: 'fit-content',
  marginBlock: vars.space['3'],
  rotate: '-4deg',
  fontFamily: vars.font.serif,
  fontSize: vars.size.h3,
  ...slant,
  lineHeight: 1.3,
});
/** A strip torn from the sheet. */
export const strip = partRoot({
  inlineSize: '100%',
  padding: vars.space['3'],
  backgroundColor: vars.color.raised,
  borderBlock: `1px solid ${vars.color.line}`,
  fontFamily: vars.font.serif,
  // On wider screens the sheet itself is near.
  '@media': { [breakpoint.medium]: { display: 'none' } },
});
export const stripNote = component({
  marginBlockStart: vars.space['2'],
  paddingInlineStart: vars.space['3'],
  borderInlineStart: `2px solid ${vars.color.mark}`,
});
globalStyle(`${author} svg`, {
  '@layer': { [layers.components]: { display: 'inline-block', inlineSize: '1em', blockSize: '1em' } },
});

// Animates only opacity, which the compositor does. Any other property, even a pen's stroke, would make the browser restyle and
// repaint the page in each frame for two seconds, while the page is still loading. Lines under words therefore appear at once.
ifMotion(`${sheet} ${mark}`, { animation: `${underlined} 1ms backwards` });
ifMotion(`${sheet} ${mark} path`, { animation: 'none' });
ifMotion(`${sheet} ${mark} svg`, { animation: appearing, animationDelay: 'inherit' });
ifMotion(`${sheet} ${note}`, { animation: `${noted} 490ms ease-out backwards` });
ifMotion(`${sheet} ${grade}`, { animation: appearing });
for (let at = 1; at < MOST; at += 1)
  ifMotion(`${sheet} :is(${mark}, ${note}):nth-of-type(n + ${at + 1})`, { animationDelay: `${at * STEP_MS}ms` });
ifMotion(`${sheet} ${grade}`, { animationDelay: `${MOST * STEP_MS}ms` });
