import { createVar, type GlobalStyleRule } from '@vanilla-extract/css';
import { component, inside, partRoot } from '../lib/in-components';
import * as script from '../marked-script/marked-script.css';
import { vars } from '../styles/theme.css';

/** From this width the ruler is to scale, and the sheet is beside the text. */
const ROOMY = '(min-width: 46rem)';
const ONLY_ROOMY = '(46rem <= width < 60rem)';
/** At 400 % zoom the length has no room beside the last stop. */
const NARROW = '(max-width: 18rem)';
/** The minutes of one stop. */
const minutes = createVar();
/** The longest stop. */
const MOST = 60;
/** The number of stops. */
const STOPS = 5;

export const root = partRoot({ containerType: 'inline-size' });
export const fieldset = component({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });
export const legend = component({
  '@media': { print: { display: 'none' } },
  marginBlockEnd: vars.space['3'],
  padding: 0,
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
});

// The ruler. Its scale is on the upper edge, as on a ruler that lies above the page.
export const ruler = component({
  position: 'relative',
  display: 'flex',
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.edge}`,
  '@media': { print: { display: 'none' } },
});
/** A tick at every step of `width`, `height` long. */
const ticks = (height: string, width: string) =>
  `repeating-linear-gradient(to var(--tick-side, right), ${vars.color.edge} 0 1px, transparent 1px ${width}) 0 0 / 100% ${height} no-repeat`;
export const stop = component({
  position: 'relative',
  // Five equal stops on a phone, where five minutes would be too narrow to press.
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: 60,
  paddingBlock: '1.6rem 0.5rem',
  // Less on a phone with text twice as large, where two digits must fit.
  paddingInline: `min(${vars.space['2']}, 2.2vw)`,
  fontSize: vars.size.small,
  lineHeight: 1.25,
  color: vars.color.inkSoft,
  cursor: 'pointer',
  // The long tick at the beginning of each stop.
  borderInlineStart: `1px solid ${vars.color.edge}`,
  background: [ticks('0.85rem', `calc(500% / ${minutes})`), ticks('0.45rem', `calc(100% / ${minutes})`)].join(', '),
  selectors: {
    '&:dir(rtl)': { vars: { '--tick-side': 'left' } },
    '&:first-child': { borderInlineStart: 0 },
    '&:hover': { color: vars.color.ink },
    // The time that has passed is highlighted.
    '&:has(~ label > :checked)': { backgroundColor: `color-mix(in srgb, ${vars.color.highlight} 30%, transparent)` },
    '&:has(:checked)': { color: vars.color.ink, fontWeight: 600, backgroundColor: vars.color.highlight },
    '&:has(:checked)::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      borderBlockEnd: `4px solid ${vars.color.ink}`,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.action}`, outlineOffset: '2px', zIndex: 1 },
  },
  '@container': { [ROOMY]: { flexGrow: minutes, paddingBlockEnd: vars.space['4'] } },
});
export const length: Record<number, string> = Object.fromEntries(
  Array.from({ length: MOST / 5 }, (_, at) => [(at + 1) * 5, component({ vars: { [minutes]: `${(at + 1) * 5}` } })]),
);
export const radio = component({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });
export const minute = component({
  display: 'block',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.serif,
  fontSize: vars.size.h4,
  fontWeight: 500,
  fontVariantNumeric: 'lining-nums',
});
/** On a phone the name is above the text only. */
export const name = component({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@container': { [ROOMY]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' } },
});
/** On a tablet, five minutes to scale have no room for a name. */
inside(`${length[5]} > ${name}`, {
  '@container': { [ONLY_ROOMY]: { position: 'absolute', inlineSize: 1, blockSize: 1, clipPath: 'inset(50%)' } },
});
export const end = component({
  position: 'absolute',
  // It covers a part of the last stop.
  pointerEvents: 'none',
  insetBlockStart: '1.6rem',
  insetInlineEnd: vars.space['2'],
  fontFamily: vars.font.serif,
  fontSize: vars.size.h4,
  lineHeight: 1.25,
  color: vars.color.inkSoft,
  '@container': { [NARROW]: { display: 'none' } },
});

/** The text of the stop, and the sheet. */
export const stage = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['6'],
  marginBlockStart: vars.space['6'],
  alignItems: 'start',
  '@container': {
    [ROOMY]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gap: vars.space['12'],
      marginBlockStart: vars.space['8'],
    },
  },
  '@media': { print: { display: 'block' } },
});

// All stops share one grid cell, which is as high as the longest. Choosing another stop moves nothing.
export const stops = component({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const text = component({
  gridArea: '1 / 1',
  maxInlineSize: vars.measure,
  '@media': { print: { gridArea: 'auto', breakInside: 'avoid', marginBlockEnd: vars.space['4'] } },
});
export const range = component({
  display: 'flex',
  // The unit goes below long or large numbers.
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.2em',
  fontFamily: vars.font.serif,
  fontSize: 'min(clamp(3.25rem, 11cqi, 5.5rem), 15cqi)',
  fontWeight: 500,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'lining-nums',
  '@media': { print: { fontSize: vars.size.h3 } },
});
inside(`${range} small`, { fontFamily: vars.font.sans, fontSize: vars.size.small, fontWeight: 400, letterSpacing: 0 });
export const heading = component({ marginBlock: `${vars.space['2']} ${vars.space['1']}`, fontSize: vars.size.h3 });
// A note of the text is below it: there is no margin here.
inside(`${text} [data-sidenote]`, {
  float: 'none',
  inlineSize: 'auto',
  margin: `${vars.space['3']} 0 0`,
  paddingInlineStart: vars.space['3'],
  borderInlineStart: `2px solid ${vars.color.mark}`,
  textAlign: 'start',
});

/** The sheet, and the note that slides out over its lower end. */
export const desk = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: vars.space['6'],
});
export const sheet = component({ gridArea: '1 / 1' });
export const slip = component({
  gridArea: '1 / 1',
  alignSelf: 'end',
  justifySelf: 'end',
  inlineSize: 'min(100% - 2rem, 28rem)',
  // A turned slip is wider than its box.
  marginInlineEnd: vars.space['2'],
  marginBlockEnd: `calc(-1 * ${vars.space['6']})`,
  position: 'relative',
  rotate: '-1deg',
  '@media': { print: { gridArea: 'auto', rotate: 'none', marginBlock: vars.space['5'] } },
});

/** A slip of paper. */
export const note = partRoot({
  paddingBlock: vars.space['4'],
  paddingInline: vars.space['5'],
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.edge}`,
  boxShadow: `0.3rem 0.4rem 0 ${vars.color.line}`,
});
export const noteTitle = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space['3'],
  paddingBlockEnd: vars.space['2'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontFamily: vars.font.serif,
  fontSize: vars.size.h4,
});
export const lines = component({ margin: 0, lineHeight: 1.45 });
inside(`${lines} > dt`, { marginBlockStart: vars.space['3'], fontSize: vars.size.small, color: vars.color.inkSoft });
inside(`${lines} > dd`, { margin: 0, fontFamily: vars.font.serif });

// What a chosen stop hides. It is hidden by opacity only, so that screen readers get everything, in order. If the focus or a link
// leads into the sheet, the sheet is complete. Print shows everything.
const onScreen = (selector: string, rule: GlobalStyleRule) => inside(selector, { '@media': { screen: rule } });
/** @param last The number of the last stop before `layer` appears. */
const until = (last: number, layer: string) => `${root}:has(${stop}:nth-child(-n + ${last}) > :checked) ${layer}`;
const unread = `${sheet}:not(:focus-within, :has(:target))`;
const gone: GlobalStyleRule = { opacity: 0, transitionDelay: '0s' };
const unmarked: GlobalStyleRule = { textDecorationLine: 'none', background: 'none' };

for (let at = 1; at <= STOPS; at += 1)
  onScreen(`${root}:has(${stop}:nth-child(${at}) > ${radio}:not(:checked)) ${text}:nth-child(${at})`, {
    opacity: 0,
    pointerEvents: 'none',
  });
onScreen(until(1, `${unread} ${script.sheet} > p:not(${script.grade})`), gone);
onScreen(until(2, `${unread} ${script.note}`), gone);
onScreen(until(2, `${unread} ${script.mark} svg`), gone);
onScreen(until(2, `${unread} ${script.mark}`), unmarked);
onScreen(until(3, `${unread} :is(${script.pencilled}, ${script.grade})`), gone);
onScreen(until(3, `${unread} ${script.variant.pencil}`), unmarked);
onScreen(until(4, slip), { ...gone, translate: `0 ${vars.space['8']}`, pointerEvents: 'none' });
onScreen(`${sheet}:is(:focus-within, :has(:target)) + ${slip}`, { opacity: 0, pointerEvents: 'none' });

// The layers fade in when their stop is chosen, not when the page opens.
inside(`${sheet} :is(${script.mark}, ${script.mark} svg, ${script.note}, ${script.grade})`, { animation: 'none' });
const ifMotion = (selector: string, rule: GlobalStyleRule) =>
  inside(selector, { '@media': { '(prefers-reduced-motion: no-preference)': rule } });
ifMotion(`${sheet} :is(${script.sheet} > p, ${script.note}, ${script.mark} svg)`, {
  transition: 'opacity 240ms ease-out',
});
// The tutor's notes appear one after the other.
for (let at = 2; at <= 4; at += 1)
  ifMotion(`${sheet} :is(${script.note}, ${script.mark} svg):nth-of-type(n + ${at})`, {
    transitionDelay: `${(at - 1) * 160}ms`,
  });
ifMotion(slip, { transition: 'opacity 200ms ease-out, translate 320ms ease-out' });
