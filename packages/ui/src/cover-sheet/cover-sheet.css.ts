import { tone } from '../layout/layout.css';
import { component, inside, partRoot } from '../lib/in-components';
import { slant, slantInside } from '../marks/slant';
import { vars } from '../styles/theme.css';
import { breakpoint } from '../styles/tokens';

/** The sand-coloured band behind the sheet. */
export const root = partRoot({
  paddingBlock: 'clamp(2.5rem, 6vw, 5rem)',
  backgroundColor: vars.color.sunken,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 36rem',
  '@media': { print: { display: 'none' } },
  // Two bands of sand would look like one.
  selectors: { [`${tone.sunken} + &`]: { backgroundColor: vars.color.ground } },
});
export const sheet = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  boxShadow: `0.4rem 0.5rem 0 -1px ${vars.color.sunken}, 0.4rem 0.5rem 0 0 ${vars.color.line}`,
  '@media': { [breakpoint.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});
const part = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space['5'],
  padding: 'clamp(1.25rem, 4vw, 3rem)',
  overflowWrap: 'anywhere',
} as const;
export const text = component(part);
inside(`${text} > *`, { maxInlineSize: vars.measure });
// Without a width, a nested grid is as wide as its text.
inside(`${text} > dl`, { justifySelf: 'stretch' });
// Here the facts are conditions: small text, not bold facts.
inside(`${text} dd`, { fontSize: vars.size.small, fontWeight: 400 });
/** After the line of the margin. */
export const next = component({
  ...part,
  borderBlockStart: `1px solid ${vars.color.mark}`,
  '@media': {
    [breakpoint.wide]: { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.color.mark}` },
  },
});
export const price = component({
  fontFamily: vars.font.serif,
  // One word, long in some languages, must fit the narrowest screen.
  fontSize: `min(${vars.size.h2}, 8vw)`,
  ...slant,
  lineHeight: 1.2,
  rotate: '-3deg',
});
export const steps = component({ display: 'grid', gap: vars.space['3'], counterReset: 'step' });
inside(`${steps} > li`, {
  position: 'relative',
  paddingInlineStart: vars.space['8'],
  counterIncrement: 'step',
});
inside(`${steps} > li::before`, {
  content: 'counter(step)',
  position: 'absolute',
  insetInlineStart: 0,
  color: vars.color.mark,
  fontFamily: vars.font.serif,
  fontSize: vars.size.h4,
  lineHeight: 1.3,
});
slantInside(`${steps} > li`, '::before');
