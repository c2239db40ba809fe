import { component } from '../lib/in-components';
import { breakpoint } from '../styles/tokens';
import { vars } from '../styles/theme.css';

const SHORT = '(max-height: 30rem)';

/** Over the page's end, where it moves nothing; the page makes room below (cookie-banner.tsx). */
export const banner = component({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: 20,
  maxBlockSize: '50dvh',
  overflowY: 'auto',
  backgroundColor: vars.color.raised,
  borderBlockStart: `2px solid ${vars.color.ink}`,
  boxShadow: '0 -0.5rem 2rem #1d1b181f',
  outline: 'none',
  '@media': {
    // Zoomed far in, the answers need the room; the page keeps a part of the screen.
    [SHORT]: { maxBlockSize: '75dvh' },
    print: { display: 'none' },
  },
});
export const inner = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['4'],
  position: 'relative',
  maxInlineSize: '75rem',
  marginInline: 'auto',
  paddingInline: 'clamp(1rem, 4vw, 2.5rem)',
  paddingBlock: vars.space['4'],
  '@media': { [breakpoint.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});
export const text = component({
  display: 'grid',
  gap: vars.space['1'],
  maxInlineSize: vars.measure,
  fontSize: vars.size.small,
});
export const title = component({ fontSize: vars.size.h4, paddingInlineEnd: vars.space['12'] });
/** Side by side wherever they fit, of one size. */
export const buttons = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  gap: vars.space['3'],
  '@media': {
    [breakpoint.wide]: { gridAutoFlow: 'column', gridTemplateColumns: 'none', gridAutoColumns: '1fr' },
    // However long the text, the answers are in sight.
    [SHORT]: {
      position: 'sticky',
      insetBlockEnd: 0,
      marginBlockEnd: `calc(-1 * ${vars.space['4']})`,
      paddingBlock: vars.space['2'],
      gap: vars.space['2'],
      backgroundColor: vars.color.raised,
    },
  },
});
/** Below two others it takes the whole row. */
export const third = component({
  gridColumn: '1 / -1',
  '@media': { [breakpoint.medium]: { gridColumn: 'auto' } },
});
export const keep = component({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: vars.space['2'] });

export const settings = component({ display: 'grid', gap: vars.space['4'], justifyItems: 'start' });
export const summary = component({ minBlockSize: 44, cursor: 'pointer', fontWeight: 600, alignContent: 'center' });
export const receipt = component({
  marginBlock: vars.space['3'],
  padding: vars.space['3'],
  backgroundColor: vars.color.sunken,
  fontSize: vars.size.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const gate = component({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['3'],
  padding: vars.space['6'],
  border: `1px dashed ${vars.color.edge}`,
  backgroundColor: vars.color.sunken,
});
