import { component, inside } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const top = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  paddingInlineStart: vars.space['4'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const title = component({ fontSize: vars.size.h4, overflowWrap: 'anywhere' });
export const scroller = component({
  flex: '1 1 auto',
  minBlockSize: '6rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['5'],
  padding: vars.space['4'],
  fontSize: vars.size.small,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});
export const about = component({ display: 'grid', gap: vars.space['2'], color: vars.color.inkSoft });
export const starters = component({ display: 'grid', gap: vars.space['2'], justifyItems: 'start' });
inside(`${starters} > p`, { fontWeight: 600 });
export const starter = component({ textAlign: 'start', justifyContent: 'flex-start', paddingInline: vars.space['3'] });

export const turn = component({
  display: 'grid',
  gap: vars.space['3'],
  justifyItems: 'start',
  selectors: { '& + &': { marginBlockStart: vars.space['6'] } },
});
/** The visitor's question, in a box. */
export const question = component({
  justifySelf: 'end',
  maxInlineSize: '90%',
  paddingInline: vars.space['3'],
  paddingBlock: vars.space['2'],
  backgroundColor: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  whiteSpace: 'pre-wrap',
});
export const reply = component({ display: 'grid', gap: vars.space['4'], minInlineSize: 0 });
export const thinking = component({ color: vars.color.inkSoft });
/** A calculation, and what it rests on. */
export const sum = component({ display: 'grid', gap: vars.space['1'] });
inside(`${sum} > :first-child`, { fontWeight: 700, fontSize: vars.size.body });
/** A quotation, with the same line in the margin as an examiner's mark. */
export const quoted = component({
  display: 'grid',
  gap: vars.space['1'],
  margin: 0,
  paddingInlineStart: vars.space['3'],
  borderInlineStart: `3px solid ${vars.color.mark}`,
});
export const from = component({ color: vars.color.inkSoft });
export const quotation = component({
  margin: 0,
  fontFamily: vars.font.serif,
  fontSize: vars.size.body,
  lineHeight: 1.45,
  // Each row of a table has a line.
  whiteSpace: 'pre-line',
  // Pages in these languages do not load the serif font. The browser's fallback, Times, does not match their sans font.
  selectors: { ':is(:lang(ar), :lang(ja), :lang(ko), :lang(zh)) &': { fontFamily: vars.font.sans } },
});
export const source = component({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44, fontWeight: 600 });

/** Links to pages that come close. */
export const near = component({ display: 'grid', color: vars.color.inkSoft });
export const pages = component({ margin: 0, padding: 0, listStyle: 'none' });

/** The helplines. The phone numbers are the largest text: they are what a visitor in distress looks for. */
export const lines = component({ display: 'grid', gap: vars.space['3'], margin: 0, padding: 0, listStyle: 'none' });
inside(`${lines} > li`, { display: 'grid', justifyItems: 'start' });
inside(`${lines} > li > bdi`, { fontWeight: 600 });
export const call = component({ fontWeight: 700, whiteSpace: 'nowrap' });
inside(`${lines} > li > a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: 44, fontSize: vars.size.h4 });
export const danger = component({
  paddingInlineStart: vars.space['3'],
  borderInlineStart: `3px solid ${vars.color.mark}`,
});
export const links = component({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space['4'] });
inside(`${links} > a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: 44 });

/** Sentences of a language model. They do not use the serif of quotations, because our pages do not say them. */
export const worded = component({ display: 'grid', gap: vars.space['1'] });

export const person = component({
  selectors: { '&:not([hidden])': { display: 'grid' } },
  gap: vars.space['2'],
  paddingBlockStart: vars.space['4'],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const personTitle = component({ fontSize: vars.size.h4 });
export const ways = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });
inside(`${ways} > *`, { paddingInline: vars.space['3'] });
/** “Start over” is less prominent than the links to a person. */
export const over = component({ borderColor: 'transparent', textDecoration: 'underline' });

export const form = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  rowGap: vars.space['1'],
  columnGap: vars.space['2'],
  padding: vars.space['3'],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.size.small,
});
// Keeps the button beside the text field. The label, help and error take whole rows.
inside(`${form} > div`, { display: 'contents' });
inside(`${form} > div > :not(textarea)`, { gridColumn: '1 / -1' });
inside(`${form} > button`, { gridArea: '2 / 2', minBlockSize: 48 });
// A question that was sent before hydration waits: see enhanceChatPanel.
inside(`dialog[aria-busy="true"] > ${form} > button`, { cursor: 'default', opacity: 0.65 });
/**
 * Grows with the text, up to a limit that leaves room for the conversation. The long selector wins over the styles of fields,
 * whichever sheet comes first.
 */
export const field = component({
  selectors: {
    [`${form} textarea&`]: { minBlockSize: 48, maxBlockSize: '8rem', resize: 'none', fieldSizing: 'content' },
  },
});
