import { keyframes } from '@vanilla-extract/css';
import { component, inside, partRoot } from '../lib/in-components';
import { slant } from '../marks/slant';
import { vars } from '../styles/theme.css';

/** The column of ticks at the end of each line, like the margin of an exam script. With text twice as large a phone has room for less. */
const TICKS = 'min(3.75rem, 18vw)';
/** The column of the sentences' numbers. */
const NUMBERS = 'min(1.4rem, 6vw)';
/** From this width of the sheet, the tutor's notes are in a margin beside their sentences. */
const WITH_MARGIN = '(min-width: 44rem)';
const MARGIN = '17rem';
const COMPARED = ':has(details[open])';
const MOTION = '(prefers-reduced-motion: no-preference)';

/** The same paper as a marked script's. */
export const root = partRoot({
  containerType: 'inline-size',
  paddingBlock: vars.space['4'],
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  boxShadow: `0.4rem 0.5rem 0 -1px ${vars.color.sunken}, 0.4rem 0.5rem 0 0 ${vars.color.line}`,
  '@media': { print: { boxShadow: 'none' } },
});
const padded = { paddingInline: vars.space['4'] };
export const challenge = component({
  ...padded,
  marginBlockEnd: vars.space['3'],
  color: vars.color.mark,
  fontFamily: vars.font.serif,
  fontSize: vars.size.h4,
  ...slant,
});
/** Counts the ticks. On the root, whose width is contained, the count would not leave the root. */
export const answer = component({ counterReset: 'given', minInlineSize: 0, margin: 0, padding: 0, border: 0 });
export const question = component({
  ...padded,
  fontSize: vars.size.small,
  fontWeight: 600,
  lineHeight: 1.4,
  '@container': { [WITH_MARGIN]: { fontSize: vars.size.body } },
});
// On phones it has a line of its own, as on exam papers. Otherwise it fits beside the question in one font and not in the next,
// and all below it moves when the fonts arrive.
export const available = component({
  display: 'block',
  fontWeight: 400,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@container': { [WITH_MARGIN]: { display: 'inline' } },
});
export const task = component({
  ...padded,
  marginBlock: `${vars.space['1']} ${vars.space['3']}`,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: 1.4,
});

/** The result is where a tutor writes the grade: at the top. It has no height until then. */
export const result = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space['3'],
  ...padded,
  fontWeight: 600,
  lineHeight: 1.4,
});
inside(`${root}${COMPARED} ${result}`, { paddingBlock: `${vars.space['2']} ${vars.space['4']}` });
inside(`${result} > p`, { scrollMarginBlockStart: '6rem' });
export const grade = component({
  display: 'none',
  rotate: '-4deg',
  fontFamily: vars.font.serif,
  fontSize: vars.size.h2,
  fontWeight: 500,
  lineHeight: 1.3,
  ...slant,
});
inside(`${root}${COMPARED} ${grade}`, { display: 'inline-block' });

export const sentences = component({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: vars.font.serif,
  fontSize: vars.size.body,
  lineHeight: '1.65em',
  // The line of the margin, in the examiner's colour.
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: TICKS,
    borderInlineStart: `1px solid ${vars.color.mark}`,
    opacity: 0.45,
  },
  '@container': {
    [WITH_MARGIN]: { fontSize: vars.size.h4, '::before': { insetInlineEnd: `calc(${TICKS} + ${MARGIN})` } },
  },
});
export const sentence = component({
  position: 'relative',
  '@container': {
    [WITH_MARGIN]: { display: 'grid', gridTemplateColumns: `minmax(0, 1fr) ${MARGIN}` },
  },
});
/** Ruled paper. The margin for notes has no lines. */
const backgroundImage = `repeating-linear-gradient(transparent 0 calc(1lh - 1px), ${vars.color.sunken} calc(1lh - 1px) 1lh)`;
/** The whole sentence is the target. */
export const label = component({
  position: 'relative',
  backgroundImage,
  display: 'grid',
  gridTemplateColumns: `${NUMBERS} minmax(0, 1fr) ${TICKS}`,
  minBlockSize: '2lh',
  paddingInlineStart: vars.space['3'],
  columnGap: vars.space['2'],
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.action}`, outlineOffset: '-3px' },
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { backgroundColor: vars.color.sunken } } } },
  '@container': { [WITH_MARGIN]: { paddingBlockEnd: '1lh' } },
});
export const number = component({
  color: vars.color.inkSoft,
  fontFamily: vars.font.sans,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
/** The box in which the tick is drawn. It is a native checkbox. */
export const box = component({
  appearance: 'none',
  gridArea: '1 / 3',
  justifySelf: 'start',
  marginInlineStart: '0.55rem',
  inlineSize: '1.35rem',
  blockSize: '1.35rem',
  marginBlock: 'calc((1lh - 1.35rem) / 2) 0',
  marginInlineEnd: 0,
  border: `1.5px solid ${vars.color.edge}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.raised,
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&:checked': { counterIncrement: 'given', borderColor: vars.color.action } },
});
export const words = component({ minInlineSize: 0 });
// Where the tutor gives nothing, the words have the examiner's line. A tick that the tutor does not share is crossed out.
inside(`${root}${COMPARED} ${box}:not([data-earns]) ~ ${words} > span`, {
  textDecoration: `underline wavy ${vars.color.mark} 1.5px`,
  textUnderlineOffset: '0.22em',
  textDecorationSkipInk: 'none',
});
inside(`${root}${COMPARED} ${box}:checked:not([data-earns])::after`, {
  content: '""',
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 'calc(0.5lh - 1px)',
  insetInlineEnd: `calc(${TICKS} - 2.45rem)`,
  inlineSize: '2.4rem',
  borderBlockStart: `2.5px solid ${vars.color.mark}`,
  rotate: '-14deg',
});
// What the reader missed is what is worth reading again.
inside(`${root}${COMPARED} ${box}[data-earns]:not(:checked) ~ ${words} > span`, {
  backgroundColor: vars.color.highlight,
  '@media': { '(forced-colors: active)': { borderBlockEnd: '2px solid' } },
});
/** The reader's tick, in ink. Only the tutor's is red. */
export const tick = component({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: `calc(${TICKS} - 2.4rem)`,
  padding: 0,
  inlineSize: '1.9rem',
  blockSize: '1lh',
  color: vars.color.action,
  pointerEvents: 'none',
  visibility: 'hidden',
  selectors: { [`${box}:checked ~ &`]: { visibility: 'visible' } },
});
inside(`${sentences} span > svg`, { inlineSize: '100%', blockSize: 'auto', insetBlockEnd: '0.1em' });
inside(`${box}:not(:checked) ~ ${tick} path`, { animation: 'none' });

/** The tutor's reason. It is written between the lines, and from a certain width in the margin. */
export const note = component({
  display: 'none',
  paddingInline: `calc(${vars.space['3']} + ${NUMBERS} + ${vars.space['2']}) calc(${TICKS} + ${vars.space['2']})`,
  backgroundImage,
  paddingBlockEnd: '0.4lh',
  lineHeight: 'inherit',
  '@container': {
    [WITH_MARGIN]: {
      paddingInline: `${vars.space['3']} ${vars.space['4']}`,
      backgroundImage: 'none',
      lineHeight: 1.35,
      paddingBlock: '0.2em 0.9em',
    },
  },
});
inside(`${root}${COMPARED} ${note}`, { display: 'block' });
inside(`${root}${COMPARED} ${label}`, { minBlockSize: '1lh' });
/** Beside the reader's tick, partly over it, and larger. */
export const tutorsTick = component({
  position: 'absolute',
  insetBlockStart: '-0.1lh',
  insetInlineEnd: 0,
  padding: 0,
  inlineSize: '2.1rem',
  blockSize: '1lh',
  pointerEvents: 'none',
  '@container': { [WITH_MARGIN]: { insetInlineEnd: MARGIN } },
});

// The tutor marks one sentence after the other, and writes the grade last.
const appear = keyframes({ from: { opacity: 0 } });
const STEP_MS = 160;
/** The number of sentences that appear one after the other. Further ones appear with the last of these. */
const STEPS = 8;
const appearing = (selector: string, step: number) =>
  inside(`${root}${COMPARED} ${selector}`, {
    '@media': { [MOTION]: { animation: `${appear} 240ms ease-out ${step * STEP_MS}ms backwards` } },
  });
for (let step = 0; step < STEPS; step += 1) appearing(`${sentence}:nth-child(n + ${step + 1}) > ${note}`, step);
appearing(grade, STEPS);

export const count = component({
  ...padded,
  marginBlock: `${vars.space['3']} ${vars.space['2']}`,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  fontSize: vars.size.small,
});
/** Ringed in the reader's ink. */
export const given = component({
  color: vars.color.action,
  fontFamily: vars.font.serif,
  fontSize: vars.size.h4,
  '::before': { content: 'counter(given) "/" attr(data-available)' },
});
export const comparison = component({ ...padded });
export const compare = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: 48,
  paddingInline: vars.space['4'],
  border: `1.5px solid ${vars.color.mark}`,
  borderRadius: vars.radius.small,
  color: vars.color.mark,
  fontWeight: 600,
  textAlign: 'center',
  cursor: 'pointer',
  listStyle: 'none',
  '@media': { print: { display: 'none' } },
});
export const whileClosed = component({ selectors: { 'details[open] &': { display: 'none' } } });
export const whileOpen = component({ selectors: { 'details:not([open]) &': { display: 'none' } } });
export const after = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space['3'],
  paddingBlockStart: vars.space['4'],
});
