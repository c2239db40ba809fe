import { component, inside, partRoot } from '../lib/in-components';
import { slant } from '../marks/slant';
import { vars } from '../styles/theme.css';
import { palette } from '../styles/tokens';

/** From this width of the component notes stand beside their lines. */
const WIDE = '(min-width: 40rem)';
/** The width of a page beside its notes, and of the notes, in per cent. */
const PAGE = 62;
const NOTES = 35;

export const root = partRoot({ containerType: 'inline-size', '@media': { print: { color: 'black' } } });
export const title = component({ fontSize: vars.size.small, lineHeight: 1.4, color: vars.color.inkSoft });
export const question = component({
  marginBlockStart: vars.space['2'],
  paddingInlineStart: vars.space['3'],
  borderInlineStart: `2px solid ${vars.color.line}`,
  fontWeight: 500,
  lineHeight: 1.4,
  whiteSpace: 'pre-line',
});
export const page = component({ display: 'flow-root', marginBlockStart: vars.space['5'] });
export const caption = component({
  marginBlockEnd: vars.space['2'],
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
  breakAfter: 'avoid',
});
/** The strips of a page are floats, so that notes longer than their strip move later notes down, and not the page apart. */
export const strip = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  backgroundColor: 'white',
  borderInline: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
  selectors: {
    [`${caption} + &`]: { borderBlockStart: `1px solid ${vars.color.line}` },
    '&:last-of-type': { borderBlockEnd: `1px solid ${vars.color.line}` },
  },
  '@container': { [WIDE]: { float: 'inline-start', clear: 'inline-start', inlineSize: `${PAGE}%` } },
});
export const notes = component({
  display: 'grid',
  gap: vars.space['2'],
  listStyle: 'none',
  marginBlock: vars.space['2'],
  paddingInlineStart: vars.space['3'],
  borderInlineStart: `2px solid ${vars.color.mark}`,
  '@container': {
    [WIDE]: {
      float: 'inline-end',
      clear: 'inline-end',
      inlineSize: `${NOTES}%`,
      marginBlock: '0 0.6em',
      paddingInlineStart: 0,
      borderInlineStart: 'none',
    },
  },
});
/** A list of marks without notes is only for screen readers. */
inside(`${notes}:not(:has(small))`, { position: 'absolute', margin: 0, padding: 0, border: 'none' });
export const note = component({
  whiteSpace: 'pre-line',
  unicodeBidi: 'plaintext',
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  scrollMarginBlock: '6rem',
  selectors: {
    '&:target': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.2em' },
  },
});
export const noteNumber = component({
  display: 'inline-block',
  minInlineSize: '1.5em',
  marginInline: '0.15em 0.35em',
  border: '1px solid',
  borderRadius: '1em',
  fontFamily: vars.font.sans,
  fontStyle: 'normal',
  fontSize: '0.8125em',
  lineHeight: 1.4,
  textAlign: 'center',
});
/**
 * The photograph keeps its colours in the dark theme, so the marks keep those of the light one.
 */
const PEN = palette.examinerRed;
export const stroke = component({ fill: 'none', stroke: PEN, strokeWidth: 2.25, strokeLinecap: 'round' });
export const highlighted = component({ fill: palette.highlighter, mixBlendMode: 'multiply', opacity: 0.75 });
export const link = component({});
export const target = component({
  fill: 'transparent',
  selectors: { [`${link}:focus-visible &`]: { stroke: PEN, strokeWidth: 2, strokeDasharray: '4 3' } },
});
export const number = component({
  fill: PEN,
  fontFamily: vars.font.sans,
  fontWeight: 600,
  // Readable on dark parts of a photograph too.
  stroke: 'white',
  strokeWidth: '0.25em',
  paintOrder: 'stroke',
});
export const grade = component({
  inlineSize: 'fit-content',
  marginBlock: vars.space['4'],
  rotate: '-4deg',
  fontFamily: vars.font.serif,
  fontSize: vars.size.h3,
  ...slant,
  lineHeight: 1.3,
});
export const comment = component({
  marginBlockStart: vars.space['4'],
  fontSize: vars.size.body,
  lineHeight: 1.6,
  whiteSpace: 'pre-line',
  unicodeBidi: 'plaintext',
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
});
