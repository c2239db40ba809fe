import { component, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

/** A highlighter's stroke across the page. */
export const root = partRoot({
  backgroundColor: vars.color.highlight,
  fontSize: vars.size.small,
  '@media': {
    '(forced-colors: active)': { borderBlockEnd: '1px solid' },
    // On paper an offer has ended before it is read.
    print: { display: 'none' },
  },
});
export const line = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  minBlockSize: 44,
  paddingBlock: vars.space['1'],
  lineHeight: 1.4,
});
export const link = component({
  // As high as a finger, without moving the lines apart.
  paddingBlock: vars.space['3'],
  color: 'inherit',
  fontWeight: 600,
});
