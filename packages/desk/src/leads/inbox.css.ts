import { component, inside } from '../component-style';
import { breakpoint, vars } from '@tutoring/ui/internal/theme';

export { choices, empty, heading, link, quiet, row, summary } from '../common/common.css';

/** One below the other on a phone, where only one of the two is there; side by side where both fit. */
export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space['6']} ${vars.space['10']}`,
  alignItems: 'start',
  paddingBlockEnd: vars.space['16'],
  '@media': { [breakpoint.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});
const onlyWide = { display: 'none', '@media': { [breakpoint.wide]: { display: 'grid' } } } as const;
export const listSide = component({
  display: 'grid',
  gap: vars.space['6'],
});
inside(`${root}[data-state="open"] > ${listSide}`, onlyWide);
/** Beside a long list it stays in sight, and the list keeps its place when a lead is opened. */
export const leadSide = component({
  display: 'grid',
  minInlineSize: 0,
  '@media': {
    [`${breakpoint.wide} and (min-height: 30rem)`]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.headerHeight} + ${vars.space['4']})`,
      maxBlockSize: `calc(100dvh - ${vars.headerHeight} - ${vars.space['8']})`,
      overflowY: 'auto',
      // The ring around what has the focus is drawn outside of it.
      padding: vars.space['1'],
    },
  },
});
inside(`${root}[data-state="closed"] > ${leadSide}`, onlyWide);
export const placeholder = component({
  padding: vars.space['8'],
  border: `1px dashed ${vars.color.edge}`,
  color: vars.color.inkSoft,
  textAlign: 'center',
});

export const filters = component({ display: 'grid', gap: vars.space['3'] });
export const count = component({ fontVariantNumeric: 'tabular-nums' });
export const more = component({ borderBlock: `1px solid ${vars.color.line}` });
export const moreFields = component({
  display: 'grid',
  gap: vars.space['3'],
  paddingBlockEnd: vars.space['4'],
  '@media': { [breakpoint.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
inside(`${moreFields} > :nth-child(n + 3)`, { gridColumn: '1 / -1' });

export const list = component({ display: 'grid', gap: vars.space['3'], justifyItems: 'start' });
inside(`${list} > *`, { inlineSize: '100%' });
inside(`${list} > button`, { inlineSize: 'auto' });
export const listTop = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space['4']}`,
});
export const listTitle = component({ fontSize: vars.size.h3, outlineOffset: vars.space['1'] });
export const lines = component({ listStyle: 'none', padding: 0, borderBlockEnd: `1px solid ${vars.color.line}` });
/** A lead in the list; the one that is open has the highlighter's stroke at its side. */
export const line = component({
  display: 'grid',
  gap: vars.space['1'],
  paddingBlock: vars.space['3'],
  paddingInline: vars.space['3'],
  borderBlockStart: `1px solid ${vars.color.line}`,
  borderInlineStart: '4px solid transparent',
  color: vars.color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: vars.color.ink, backgroundColor: vars.color.sunken },
    '&[aria-current]': { borderInlineStartColor: vars.color.mark, backgroundColor: vars.color.raised },
  },
});
export const lineTop = component({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space['3'],
});
inside(`${lineTop} > time`, { flexShrink: 0 });
export const name = component({ fontWeight: 600, minInlineSize: 0 });
inside(`${line}:hover ${name}`, { textDecoration: 'underline' });
/** A state as a word in a frame; what is new is filled, what is done is not. */
export const mark = component({
  display: 'inline-block',
  paddingInline: vars.space['2'],
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.small,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.5,
  selectors: { '&[data-status="new"]': { backgroundColor: vars.color.highlight, borderColor: vars.color.ink } },
});

export const lead = component({ display: 'grid', gap: vars.space['6'], minInlineSize: 0 });
export const leadTop = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
});
export const leadTitle = component({
  fontSize: vars.size.h3,
  overflowWrap: 'anywhere',
  scrollMarginBlockStart: vars.headerHeight,
});
/** Its place is kept, so that nothing moves when it speaks. */
export const outcome = component({
  minBlockSize: '1.6em',
  marginBlock: `calc(-1 * ${vars.space['5']})`,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
});
export const summaryLines = component({ display: 'grid', gap: vars.space['2'] });
export const review = component({
  paddingInlineStart: vars.space['3'],
  borderInlineStart: `3px solid ${vars.color.mark}`,
});
/** What somebody wrote, as they wrote it. */
export const message = component({
  margin: 0,
  padding: vars.space['4'],
  maxInlineSize: vars.measure,
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderInlineStart: `3px solid ${vars.color.ink}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const group = component({ display: 'grid', gap: vars.space['3'] });
export const fact = component({ overflowWrap: 'anywhere' });
export const plain = component({ display: 'grid', gap: vars.space['2'], listStyle: 'none', padding: 0 });
export const entry = component({
  paddingInlineStart: vars.space['3'],
  borderInlineStart: `3px solid ${vars.color.line}`,
});
export const noteText = component({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const danger = component({
  paddingBlockStart: vars.space['5'],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
