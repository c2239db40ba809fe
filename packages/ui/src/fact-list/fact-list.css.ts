import { component, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

/** In a narrower column, a fact would wrap at every space. */
const MIN_WIDTH = '14rem';

export const root = partRoot({
  // The facts of the last row share its whole width.
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space['8'],
  margin: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { 'p + &': { marginBlockStart: vars.space['5'] } },
});
export const fact = partRoot({
  flex: `1 1 min(${MIN_WIDTH}, 100%)`,
  paddingBlock: vars.space['3'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { breakInside: 'avoid' } },
});
export const label = component({ color: vars.color.inkSoft, fontSize: vars.size.small });
export const value = component({
  margin: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const note = component({ margin: 0, color: vars.color.inkSoft, fontSize: vars.size.small });
