import { component, inside, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = partRoot({
  marginBlock: vars.space['8'],
  paddingBlockEnd: vars.space['2'],
  borderBlock: `1px solid ${vars.color.line}`,
  fontSize: vars.size.small,
  '@media': { print: { selectors: { '&::details-content': { contentVisibility: 'visible' } } } },
});
// On paper a source needs its address.
inside(`${root} a[href^="http"]::after`, {
  '@media': {
    print: { content: '" " attr(href)', color: vars.color.inkSoft, overflowWrap: 'anywhere', unicodeBidi: 'isolate' },
  },
});
export const summary = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minBlockSize: 44,
  cursor: 'pointer',
  listStyle: 'none',
  // The sign of a footnote, in the tutor's red.
  '::before': {
    content: '"*" / ""',
    color: vars.color.mark,
    fontSize: vars.size.h3,
    lineHeight: 0.6,
    translate: '0 0.25em',
  },
});
export const heading = component({
  fontFamily: vars.font.sans,
  fontSize: vars.size.small,
  fontWeight: 600,
  letterSpacing: 0,
  textDecoration: 'underline',
  textDecorationColor: vars.color.edge,
  textUnderlineOffset: '0.2em',
});
