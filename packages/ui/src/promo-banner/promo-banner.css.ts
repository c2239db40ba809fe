import { component, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

/** A highlighter's stroke across the page. */
export const root = partRoot({
  backgroundColor: vars.color.highlight,
  fontSize: vars.size.small,
  '@media': {
    '(forced-colors: active)': { borderBlockEnd: '1px solid' },
    // A printed offer may have ended when somebody reads it.
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
  // Large enough for a finger, without a larger distance between the lines.
  paddingBlock: vars.space['3'],
  color: 'inherit',
  fontWeight: 600,
});
