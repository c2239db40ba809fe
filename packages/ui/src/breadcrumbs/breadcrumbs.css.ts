import { component, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = partRoot({ '@media': { print: { display: 'none' } } });
export const list = component({
  display: 'flex',
  flexWrap: 'wrap',
  paddingBlock: vars.space['3'],
  fontSize: vars.size.small,
  color: vars.color.inkSoft,
});
export const item = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  selectors: {
    // The writing direction mirrors it. A slash would point the wrong way in Arabic.
    '& + &::before': { content: '"·" / ""', marginInline: vars.space['2'] },
    // One line on a phone: the name of the page is cut off if it does not fit, because the heading repeats it.
    '&:last-child': { flex: '1 1 4em', minInlineSize: 0 },
  },
});
/** Large enough for a finger, without moving its neighbours. */
export const link = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  '::after': { content: '""', position: 'absolute', insetBlock: 0, insetInline: `calc(-1 * ${vars.space['2']})` },
});
export const here = component({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
