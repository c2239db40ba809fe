import { component } from '../lib/in-components';
import { vars } from '../styles/theme.css';

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
    // Mirrored by the writing direction: a slash would point the wrong way in Arabic.
    '& + &::before': { content: '"·" / ""', marginInline: vars.space['2'] },
  },
});
export const link = component({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44, minInlineSize: 44 });
