import { component, inside, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';
import { NARROW } from './search.css';

/** In px and rem (specification, section 2). */
const MIN_WIDTH = 400;
const MAX_HEIGHT = '24rem';
/** The heights of a heading and of a recent search. The remove buttons use them to align with the searches. */
const HEADING = '2.25rem';
const LINE = '2.75rem';

export const root = partRoot({
  maxBlockSize: MAX_HEIGHT,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderBlockStart: `2px solid ${vars.color.ink}`,
  fontSize: vars.size.small,
  lineHeight: 1.4,
});
const hanging = {
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: 'calc(100% + 6px)',
  minInlineSize: `min(${MIN_WIDTH}px, 100vw - 2rem)`,
  maxInlineSize: 'calc(100vw - 2rem)',
  boxShadow: `0 6px 16px -8px ${vars.color.edge}`,
} as const;
export const place = {
  bar: component({
    ...hanging,
    insetInlineEnd: 0,
    inlineSize: '28rem',
    '@container': {
      [NARROW]: { insetInline: vars.space['4'], insetBlockStart: '100%', inlineSize: 'auto', minInlineSize: 0 },
    },
  }),
  menu: component({ position: 'relative', marginBlockStart: vars.space['2'] }),
  page: component({
    ...hanging,
    insetInlineStart: 0,
    inlineSize: '100%',
    // Without results, it pushes the following content down instead of covering it, because that content may help.
    selectors: { '&[data-kind="none"]': { position: 'relative', insetBlockStart: 0, marginBlockStart: 6 } },
  }),
};
/** The styles of boxes outside the bar. */
export const box = {
  bar: undefined,
  menu: component({ marginBlockStart: vars.space['3'] }),
  page: component({ inlineSize: '100%', maxInlineSize: '36rem' }),
};
export const submit = component({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 44,
  marginInlineStart: -2,
  border: 0,
  borderStartEndRadius: vars.radius.small,
  borderEndEndRadius: vars.radius.small,
  backgroundColor: vars.color.action,
  color: vars.color.onAction,
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: vars.color.actionHover } },
});
export const group = component({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } });
export const groupLabel = component({
  display: 'flex',
  alignItems: 'flex-end',
  minBlockSize: HEADING,
  paddingInline: vars.space['4'],
  paddingBlockEnd: vars.space['1'],
  color: vars.color.inkSoft,
  fontWeight: 600,
});
export const option = component({
  display: 'block',
  minBlockSize: LINE,
  paddingInline: vars.space['4'],
  paddingBlock: vars.space['2'],
  borderInlineStart: '3px solid transparent',
  color: vars.color.ink,
  textDecoration: 'none',
  cursor: 'pointer',
  scrollMarginBlock: vars.space['2'],
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken, color: vars.color.ink },
    '&[data-recent]': {
      inlineSize: '100%',
      border: 0,
      borderInlineStart: '3px solid transparent',
      background: 'none',
      textAlign: 'start',
      display: 'flex',
      alignItems: 'center',
      blockSize: LINE,
      paddingBlock: 0,
      paddingInlineEnd: '3.25rem',
    },
    // The line in the margin shows the active option without relying on colour.
    '&[aria-selected="true"]': { backgroundColor: vars.color.sunken, borderInlineStartColor: vars.color.mark },
  },
});
export const title = component({
  display: 'block',
  fontWeight: 600,
  selectors: {
    '[data-recent] > &': { fontWeight: 400, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});
/** Cuts the description after two lines. */
export const text = component({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.color.inkSoft,
});
inside(`${option} mark`, { backgroundColor: vars.color.highlight, color: vars.color.ink });
/** The remove buttons are beside the recent searches, because an option must not contain a button. */
export const removers = component({
  position: 'absolute',
  insetBlockStart: HEADING,
  insetInlineEnd: 0,
  zIndex: 1,
});
inside(`${removers} > li`, {
  display: 'flex',
  alignItems: 'center',
  blockSize: LINE,
  paddingInlineEnd: vars.space['1'],
});
export const note = component({
  display: 'grid',
  gap: vars.space['2'],
  padding: vars.space['4'],
  overflowWrap: 'anywhere',
});
/** The notice that the index could not be loaded. */
export const banner = component({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['1'],
  padding: vars.space['4'],
  backgroundColor: vars.color.highlight,
  color: vars.color.ink,
});
export const bannerTitle = component({ fontFamily: vars.font.display, fontSize: vars.size.h4 });
export const small = component({ overflowWrap: 'anywhere' });
export const textButton = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});
export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space['4'],
  paddingInline: vars.space['4'],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.inkSoft,
});
/** Touch screens do not show the choice of the shortcut, because they have no keys. */
export const shortcut = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: 44,
  cursor: 'pointer',
  '@media': { '(hover: none)': { display: 'none' } },
});
