import { component, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = partRoot({
  display: 'grid',
  gap: vars.space['3'],
  justifyItems: 'start',
  padding: vars.space['5'],
  border: `1.5px solid ${vars.color.edge}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
  maxInlineSize: '28rem',
  selectors: { '&[hidden]': { display: 'none' } },
});
export const label = component({ fontSize: vars.size.small, color: vars.color.inkSoft });
export const reference = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.h2,
  fontVariantNumeric: 'lining-nums',
  letterSpacing: '0.04em',
  userSelect: 'all',
});
/** Hidden without scripts, because it could not copy. One press selects the whole reference. */
export const copy = component({ '@media': { '(scripting: none)': { display: 'none' } } });
export const status = component({ fontSize: vars.size.small, minBlockSize: '1.6em' });
