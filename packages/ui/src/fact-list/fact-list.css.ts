import { component, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

/** In a narrower column, a fact would wrap at every space. */
const MIN_WIDTH = '14rem';

export const root = partRoot({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${MIN_WIDTH}, 100%), 1fr))`,
  columnGap: vars.space['8'],
  margin: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const fact = partRoot({
  paddingBlock: vars.space['3'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const label = component({ color: vars.color.inkSoft, fontSize: vars.size.small });
export const value = component({
  margin: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
