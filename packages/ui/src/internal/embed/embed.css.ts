import { component, partRoot } from '../../lib/in-components';
import { vars } from '../../styles/theme.css';

/** No height of the window is in these styles: a frame that grows with its content would grow for ever. */
export const page = partRoot({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['5'],
  maxInlineSize: '75rem',
  marginInline: 'auto',
  padding: vars.space['4'],
});
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space['5'],
  paddingBlockEnd: vars.space['2'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const title = component({ fontSize: vars.size.h4 });
/** On paper the tool itself names its address. */
export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  fontSize: vars.size.small,
  '@media': { print: { display: 'none' } },
});

export const snippet = partRoot({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space['2'],
  inlineSize: '100%',
});
export const code = component({
  inlineSize: '100%',
  padding: vars.space['3'],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.raised,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.small,
  textAlign: 'start',
  // It wraps instead of scrolling, so that people see the whole line before they paste it into their page.
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
/** Only a script copies, and nobody copies from paper. */
export const copy = component({ '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } } });

/** A frame in the page that offers it. */
export const frame = partRoot({
  display: 'block',
  inlineSize: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
});
