import { component, inside, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = partRoot({ maxInlineSize: vars.measure });
export const filter = component({ marginBlockEnd: vars.space['6'] });
inside(`${filter} > ul`, { display: 'flex', flexWrap: 'wrap', columnGap: vars.space['5'] });
export const type = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  selectors: {
    '&[aria-current="true"]': {
      color: vars.color.ink,
      fontWeight: 600,
      textDecorationColor: vars.color.mark,
      textDecorationThickness: '2px',
    },
  },
});
export const heading = component({ overflowWrap: 'anywhere' });
export const list = component({ marginBlockStart: vars.space['4'] });
export const result = component({
  paddingBlock: vars.space['4'],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const label = component({ display: 'block', fontSize: vars.size.small, color: vars.color.inkSoft });
export const title = component({ fontFamily: vars.font.display, fontSize: vars.size.h4 });
/** A way on where nothing was found: one a line, as high as a finger. Not flex, which would split the text around the query. */
export const way = component({ display: 'inline-block', minBlockSize: 44, paddingBlock: vars.space['2'] });
export const weak = component({
  paddingBlockStart: vars.space['4'],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
inside(`${result} mark`, { backgroundColor: vars.color.highlight, color: vars.color.ink });
