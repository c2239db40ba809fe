import { component, inside, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

/** On paper nobody subscribes. */
export const root = partRoot({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['3'],
  '@media': { print: { display: 'none' } },
});
export const name = component({ fontWeight: 600 });
export const links = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'] });
/** Hidden without scripts, because it could not copy. */
export const copy = component({ '@media': { '(scripting: none)': { display: 'none' } } });
/** Empty, it takes no room. It is never hidden: screen readers would miss the text. */
export const said = component({
  fontSize: vars.size.small,
  selectors: { '&:empty': { marginBlockEnd: `calc(-1 * ${vars.space['3']})` } },
});
/** Where scripts run, the button copies the address. The field appears if that fails. */
export const address = component({});
inside(`${root}:not([data-address]) > ${address}`, { '@media': { '(scripting: enabled)': { display: 'none' } } });
export const updates = component({ fontSize: vars.size.small, color: vars.color.inkSoft, maxInlineSize: '40rem' });
