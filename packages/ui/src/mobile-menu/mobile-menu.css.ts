import { component, inside, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

/** Px; see the specification's section 9. */
const WIDTH = 320;
/** On narrow screens a strip of the page stays visible, where a press closes the menu. */
const MAX_WIDTH = '85%';

const away = { translate: '-100% 0' };
const awayRtl = { translate: '100% 0' };

export const root = partRoot({
  insetBlock: 0,
  insetInlineStart: 0,
  insetInlineEnd: 'auto',
  inlineSize: WIDTH,
  maxInlineSize: MAX_WIDTH,
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  paddingBlock: `${vars.space['3']} 0`,
  paddingInline: vars.space['5'],
  borderBlock: 0,
  borderInlineStart: 0,
  flexDirection: 'column',
  // The height of the booking link, which stays at the bottom.
  scrollPaddingBlockEnd: '5.5rem',
  // The height of the header.
  scrollPaddingBlockStart: '3.5rem',
  selectors: {
    '&[open]': { display: 'flex' },
    '&:not([open])': away,
    '[dir="rtl"] &:not([open])': awayRtl,
  },
  '@starting-style': { selectors: { '&[open]': away, '[dir="rtl"] &[open]': awayRtl } },
});
// The header stays visible when the menu scrolls.
inside(`${root} > :first-child`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  marginInline: `calc(-1 * ${vars.space['5']})`,
  paddingInline: vars.space['5'],
  backgroundColor: vars.color.raised,
});
/** Without its label it is as small as a finger allows. */
export const trigger = component({
  flexShrink: 0,
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 24rem)': { paddingInline: 0, minInlineSize: 44 } },
});
/** Hidden if it does not fit. The icon remains. */
export const triggerLabel = component({ '@container': { '(max-width: 24rem)': { display: 'none' } } });
export const nav = component({ flexGrow: 1, paddingBlock: vars.space['3'] });
export const item = component({ borderBlockStart: `1px solid ${vars.color.line}` });
export const summary = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 52,
  cursor: 'pointer',
  fontFamily: vars.font.display,
  fontSize: vars.size.h4,
  listStyle: 'none',
  '::after': { content: '"+" / ""', color: vars.color.mark },
  selectors: { 'details[open] > &::after': { content: '"−" / ""' } },
});
export const links = component({ paddingBlockEnd: vars.space['3'], paddingInlineStart: vars.space['4'] });
// Named by their list: the same links stand in the bar and in the footer, and are compressed to one.
inside(`${nav} a`, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: 48,
  color: vars.color.ink,
  textDecorationColor: 'transparent',
});
inside(`${item} > a`, { minBlockSize: 52, fontFamily: vars.font.display, fontSize: vars.size.h4 });
inside(`${nav} a[aria-current]`, { textDecorationColor: vars.color.mark, textDecorationThickness: '2px' });
inside(`${nav} svg`, { color: vars.color.mark });
/** The one next step, in sight however far the list is scrolled. */
export const end = component({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  marginInline: `calc(-1 * ${vars.space['5']})`,
  paddingBlock: vars.space['4'],
  paddingInline: vars.space['5'],
  backgroundColor: vars.color.raised,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
