import { inside, partRoot } from '../lib/in-components';
import { breakpoint } from '../styles/tokens';
import { vars } from '../styles/theme.css';

export const root = partRoot({
  display: 'grid',
  gap: vars.space['4'],
  alignItems: 'end',
  justifyItems: 'stretch',
  paddingBlock: vars.space['5'],
  borderBlock: `2px solid ${vars.color.ink}`,
  '@media': {
    [breakpoint.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [breakpoint.wide]: { gridTemplateColumns: '2fr 2fr 3fr auto' },
  },
});
// Aligns the lower edges of the button and the controls beside it. Fields have room for help and problems below the control.
inside(`${root} > button`, { '@media': { [breakpoint.medium]: { marginBlockEnd: vars.space['1'] } } });
