import { component, inside, partRoot } from '../lib/in-components';
import { breakpoint } from '../styles/tokens';
import { vars } from '../styles/theme.css';

const SHORT = '(max-height: 30rem)';

/** The banner covers the lower edge of the window, so that it moves nothing. keep-room-below.ts adds space at the page's end. */
export const banner = partRoot({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: 20,
  // A quarter of the window, or 10rem if that is more. At twice the text size, half of the window.
  maxBlockSize: 'clamp(25dvh, 10rem, 50dvh)',
  overflowY: 'auto',
  backgroundColor: vars.color.raised,
  borderBlockStart: `2px solid ${vars.color.ink}`,
  boxShadow: '0 -0.5rem 2rem #1d1b181f',
  outline: 'none',
  '@media': {
    // In short windows and at high zoom the buttons need most of the height. A quarter stays for the page.
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
  // On wide screens it is one row, at most 72 px high.
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
  // Leaves room for the close button.
  selectors: { '[data-answered] &': { paddingInlineEnd: vars.space['10'] } },
  '@media': { [breakpoint.wide]: { selectors: { '[data-answered] &': { paddingInlineEnd: 0 } } } },
});
/** Phones have room for the sentence only. On wide screens the banner is one row. The region's name replaces the heading. */
inside(`${text} > h2`, {
  display: 'none',
  fontSize: vars.size.h4,
  '@media': { [breakpoint.medium]: { display: 'block' }, [breakpoint.wide]: { display: 'none' } },
});
/** A row of buttons, which stays visible when a long text scrolls. Both answers have the same weight. */
export const buttons = component({
  display: 'flex',
  // At twice the text size the buttons are below each other.
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
/** The settings button is less prominent than the answers, because it leads to more questions. */
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
/** “Save Preferences” stays visible, however many switches there are. */
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
// The `display` of buttons would override `hidden`.
inside(`${inner} [hidden], ${settings} [hidden]`, { display: 'none' });

export const gate = partRoot({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['3'],
  padding: vars.space['6'],
  border: `1px dashed ${vars.color.edge}`,
  backgroundColor: vars.color.sunken,
});
