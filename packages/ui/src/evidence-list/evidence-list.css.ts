import { component, inside, partRoot } from '../lib/in-components';
import { slant, slantInside } from '../marks/slant';
import { vars } from '../styles/theme.css';
import { breakpoint } from '../styles/tokens';

export const list = partRoot({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: {
    // A topic that a filter has emptied shows no heading.
    '&:not(:has(> article:not([hidden])))': { display: 'none' },
    // The leading article is on a sheet.
    '&[data-leading]': {
      padding: vars.space['5'],
      backgroundColor: vars.color.raised,
      border: `1px solid ${vars.color.line}`,
      boxShadow: `0.4rem 0.5rem 0 -1px ${vars.color.sunken}, 0.4rem 0.5rem 0 0 ${vars.color.line}`,
    },
  },
});
inside(`${list} > h3`, { marginBlock: `${vars.space['8']} ${vars.space['4']}` });
inside(`${list}[data-leading] p`, { fontFamily: vars.font.serif, fontSize: vars.size.lead, lineHeight: 1.5 });

export const item = partRoot({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['3'],
  paddingBlock: vars.space['5'],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [breakpoint.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 14rem', columnGap: vars.space['8'] },
  },
  selectors: {
    '&[hidden]': { display: 'none' },
    [`${list}[data-leading] > &`]: { paddingBlock: 0, borderBlockStart: 0 },
  },
});
export const text = component({ display: 'grid', alignContent: 'start', gap: vars.space['2'] });
inside(`${text} > p`, { maxInlineSize: vars.measure });
export const link = component({ color: 'inherit', textDecorationColor: vars.color.edge });
/** After the line of the margin. The sign hangs before its text. */
export const margin = component({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  alignContent: 'start',
  borderInlineStart: `1px solid ${vars.color.mark}`,
  paddingInlineStart: vars.space['4'],
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
});
inside(`${margin} li:first-child`, { color: vars.color.mark, fontFamily: vars.font.serif });
slantInside(`${margin} li:first-child`);
export const sign = component({
  color: vars.color.mark,
  fontFamily: vars.font.serif,
  fontSize: vars.size.h3,
  ...slant,
  lineHeight: 1,
});
