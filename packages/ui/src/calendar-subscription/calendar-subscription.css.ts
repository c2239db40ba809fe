import { component, inside, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

/** On phones the buttons fill their lines. */
const PHONE = '(max-width: 30rem)';

/** On paper nobody subscribes. */
export const root = partRoot({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['3'],
  '@media': { print: { display: 'none' } },
});
export const name = component({ fontWeight: 600 });
export const links = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'] });
inside(`${links} > *`, { '@media': { [PHONE]: { flexGrow: 1 } } });
/** Hidden without scripts, because it could not copy. */
export const copy = component({ '@media': { '(scripting: none)': { display: 'none' } } });
/** Never hidden: screen readers would miss the text. */
export const said = component({ fontSize: vars.size.small });
/** Where scripts run, the button copies the address. The field appears if that fails. */
export const address = component({});
inside(`${root}:not([data-address]) > ${address}`, { '@media': { '(scripting: enabled)': { display: 'none' } } });
export const updates = component({ fontSize: vars.size.small, color: vars.color.inkSoft, maxInlineSize: '40rem' });
// The empty status has a gap on both sides.
inside(`${said}:empty ~ ${updates}`, { marginBlockStart: `calc(-1 * ${vars.space['3']})` });
