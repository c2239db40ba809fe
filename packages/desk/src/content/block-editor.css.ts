import { vars } from '@tutoring/ui/internal/theme';
import { component, inside } from '../component-style';

export const root = component({
  display: 'grid',
  gap: vars.space['2'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: vars.space['3'],
  border: `1px solid ${vars.color.line}`,
});
/** As high as its text. The library's own rule for text areas is as specific. */
export const field = component({
  lineHeight: 1.6,
  selectors: { 'textarea&&': { minBlockSize: 44, resize: 'none', fieldSizing: 'content' } },
});
const plain = component({});
const heading = component({ marginBlockStart: vars.space['3'] });
const item = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space['2'],
  '::before': { content: '"•" / ""', paddingBlockStart: '0.6rem' },
  selectors: { '&[data-mark]::before': { content: 'attr(data-mark) / ""' } },
});
export const block = { heading, item, paragraph: plain, table: plain, attribute: component({}) };
inside(`${heading} textarea`, { fontWeight: 600, fontSize: vars.size.h4 });
inside(`:is(${heading}, ${item}, ${plain}) label`, {
  position: 'absolute',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
inside(`${block.attribute} label`, { fontSize: vars.size.small });
/** Where a part of the page begins. */
export const tag = component({
  display: 'grid',
  gap: vars.space['2'],
  selectors: {
    '&:not(:first-child)': {
      marginBlockStart: vars.space['3'],
      paddingBlockStart: vars.space['3'],
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});
export const note = component({ fontSize: vars.size.small, color: vars.color.inkSoft, overflowWrap: 'anywhere' });
