import { component, inside, partRoot } from '../lib/in-components';
import { breakpoint } from '../styles/tokens';
import { vars } from '../styles/theme.css';

const SHORT = '(max-height: 30rem)';

/** Over the page's end, where it moves nothing; the page makes room below (keep-room-below.ts). */
export const banner = partRoot({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: 20,
  // A quarter of the screen; half of it where letters are twice as large.
  maxBlockSize: 'clamp(25dvh, 10rem, 50dvh)',
  overflowY: 'auto',
  backgroundColor: vars.color.raised,
  borderBlockStart: `2px solid ${vars.color.ink}`,
  boxShadow: '0 -0.5rem 2rem #1d1b181f',
  outline: 'none',
  '@media': {
    // Zoomed far in, the answers need the room; the page keeps a part of the screen.
    [SHORT]: { maxBlockSize: '75dvh' },
    print: { display: 'none' },
  },
});
export const inner = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space['6'],
  position: 'relative',
  maxInlineSize: '75rem',
  marginInline: 'auto',
  paddingInline: 'clamp(1rem, 4vw, 2.5rem)',
  paddingBlockStart: vars.space['2'],
  // One row of 72 px at most.
  '@media': {
    [breakpoint.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      alignItems: 'center',
      columnGap: vars.space['4'],
      paddingBlockStart: 0,
    },
  },
});
export const text = component({
  maxInlineSize: '44rem',
  fontSize: vars.size.small,
  lineHeight: 1.4,
  // Beside the sign that closes it.
  selectors: { '[data-answered] &': { paddingInlineEnd: vars.space['10'] } },
  '@media': { [breakpoint.wide]: { selectors: { '[data-answered] &': { paddingInlineEnd: 0 } } } },
});
/** A phone has room for the sentence; the region's name says what it is about. */
inside(`${text} > h2`, {
  display: 'none',
  fontSize: vars.size.h4,
  '@media': { [breakpoint.medium]: { display: 'block' }, [breakpoint.wide]: { display: 'none' } },
});
/** In one row, the two answers of one weight; in sight however long the text is. */
export const buttons = component({
  display: 'flex',
  // With letters twice as large they stand below each other.
  flexWrap: 'wrap',
  gap: vars.space['2'],
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: vars.space['2'],
  backgroundColor: vars.color.raised,
  '@media': {
    [breakpoint.medium]: { gap: vars.space['3'], paddingBlock: vars.space['3'] },
    [breakpoint.wide]: { flexWrap: 'nowrap' },
  },
});
inside(`${buttons} > *`, {
  wordBreak: 'keep-all',
  overflowWrap: 'normal',
  flex: '1 1 0',
  minInlineSize: 'min-content',
  paddingInline: vars.space['2'],
  fontSize: vars.size.small,
  '@media': {
    [breakpoint.medium]: { flex: '1 0 8.5rem', paddingInline: vars.space['5'] },
    [breakpoint.wide]: {
      flex: '0 0 auto',
      minInlineSize: '8.5rem',
      paddingInline: vars.space['4'],
      whiteSpace: 'nowrap',
    },
  },
});
/** Less than an answer: it leads to more questions. */
inside(`${buttons} > :where([commandfor])`, {
  flex: '0 1 auto',
  borderColor: 'transparent',
  textDecoration: 'underline',
  '@media': { [breakpoint.medium]: { flex: '0 1 auto' }, [breakpoint.wide]: { minInlineSize: 0 } },
});
inside(`${inner} > button`, {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: vars.space['2'],
  '@media': { [breakpoint.wide]: { position: 'static' } },
});

export const settings = partRoot({ display: 'grid', gap: vars.space['4'], justifyItems: 'start' });
/** What the dialog is for stays in sight, however many switches there are. */
export const save = component({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${vars.space['6']})`,
  inlineSize: '100%',
  paddingBlock: vars.space['3'],
  backgroundColor: vars.color.raised,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
inside(`${settings} summary`, { minBlockSize: 44, cursor: 'pointer', fontWeight: 600, alignContent: 'center' });
inside(`${settings} pre`, {
  marginBlock: vars.space['3'],
  padding: vars.space['3'],
  backgroundColor: vars.color.sunken,
  fontSize: vars.size.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
// Buttons have a display of their own, which would show them.
inside(`${inner} [hidden], ${settings} [hidden]`, { display: 'none' });

export const gate = partRoot({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['3'],
  padding: vars.space['6'],
  border: `1px dashed ${vars.color.edge}`,
  backgroundColor: vars.color.sunken,
});
