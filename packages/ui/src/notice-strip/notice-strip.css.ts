import { component, inside, partRoot } from '../lib/in-components';
import { breakpoint } from '../styles/tokens';
import { vars } from '../styles/theme.css';

/** A line in the page's flow: it scrolls with the page. */
export const root = partRoot({
  backgroundColor: vars.color.sunken,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.size.small,
  lineHeight: 1.4,
  '@media': { print: { display: 'none' } },
  selectors: { '&[hidden]': { display: 'none' } },
});
export const line = component({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space['4'],
  minBlockSize: 48,
});
inside(`${line} > a, ${line} li > a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: 44 });
export const link = component({ fontWeight: 600, '@media': { [breakpoint.wide]: { whiteSpace: 'nowrap' } } });
/** On a phone only the link fits. The linked page says the rest. */
export const text = component({
  display: 'none',
  color: vars.color.inkSoft,
  '@media': { [breakpoint.wide]: { display: 'block' } },
});
export const more = component({
  display: 'none',
  columnGap: vars.space['4'],
  whiteSpace: 'nowrap',
  '@media': { [breakpoint.medium]: { display: 'flex' } },
});
export const close = component({ marginInlineStart: 'auto', flexShrink: 0 });
