import { component, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = partRoot({});
export const list = component({
  display: 'flex',
  overflowX: 'auto',
  marginBlockEnd: vars.space['4'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { '(scripting: none)': { display: 'none' } },
});
export const tab = component({
  minBlockSize: 44,
  paddingInline: vars.space['4'],
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  // The list scrolls, and would cut off a ring around the tab.
  outlineOffset: '-3px',
  selectors: { '&[aria-selected="true"]': { borderBlockEndColor: vars.color.mark, fontWeight: 600 } },
});
export const panel = component({
  // Where an engine cannot hide a content and search it, the reset hides the panel.
  '@supports': {
    '(content-visibility: hidden)': {
      selectors: { '&[hidden="until-found"]': { display: 'block', contentVisibility: 'hidden' } },
    },
  },
  // Without scripts the list of tabs is of no use: each panel says itself what it is.
  '@media': {
    '(scripting: none)': {
      selectors: {
        '&[hidden]': { display: 'block', contentVisibility: 'visible' },
        '&::before': { content: 'attr(data-label)', display: 'block', fontWeight: 600 },
      },
    },
  },
});
