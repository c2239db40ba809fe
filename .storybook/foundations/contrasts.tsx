import { Badge } from '../../packages/ui/src/badge';
import { Scroller } from '../../packages/ui/src/scroller';
import { contrast, EDGE_CONTRAST, TEXT_CONTRAST } from '../../packages/ui/src/styles/contrast';
import { vars } from '../../packages/ui/src/styles/theme.css';
import { Ground, THEMES, type Theme } from './sheet';
import { useValues } from './use-values';

type Role = keyof typeof vars.color;
type Values = Partial<Record<Role, string>>;

const GROUNDS = ['ground', 'raised', 'sunken'] as const satisfies Role[];
/** The colours on each background, and the minimum contrast of each. */
const ON_GROUNDS = [
  { role: 'ink', bar: TEXT_CONTRAST },
  { role: 'inkSoft', bar: TEXT_CONTRAST },
  { role: 'action', bar: TEXT_CONTRAST },
  { role: 'actionHover', bar: TEXT_CONTRAST },
  { role: 'mark', bar: TEXT_CONTRAST },
  { role: 'edge', bar: EDGE_CONTRAST },
] as const satisfies { role: Role; bar: number }[];
/** Text colours on other backgrounds. */
const ON_THEIR_OWN = [
  { role: 'onAction', on: 'action' },
  { role: 'onAction', on: 'actionHover' },
  { role: 'ink', on: 'highlight' },
] as const satisfies { role: Role; on: Role }[];

/** Each text colour on each of its backgrounds, with the contrast. */
export function Contrasts() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))' }}>
      {THEMES.map((theme) => (
        <Ground key={theme} theme={theme}>
          <ContrastTable theme={theme} />
        </Ground>
      ))}
    </div>
  );
}

function ContrastTable({ theme }: { theme: Theme }) {
  const [ref, values] = useValues(vars.color);
  return (
    <div ref={ref}>
      <Scroller aria-label={`Contrast, ${theme}`}>
        <table style={{ fontSize: vars.size.small }}>
          <caption>{theme === 'light' ? 'Light' : 'Dark'}</caption>
          <thead>
            <tr>
              <th scope="col">Role</th>
              {GROUNDS.map((on) => (
                <th key={on} scope="col" style={{ paddingInline: vars.space['3'] }}>
                  {on}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ON_GROUNDS.map(({ role, bar }) => (
              <tr key={role}>
                <th scope="row">{role}</th>
                {GROUNDS.map((on) => (
                  <Pair key={on} role={role} on={on} bar={bar} values={values} />
                ))}
              </tr>
            ))}
            {ON_THEIR_OWN.map(({ role, on }) => (
              <tr key={on}>
                <th scope="row" colSpan={GROUNDS.length}>
                  {role} on {on}
                </th>
                <Pair role={role} on={on} bar={TEXT_CONTRAST} values={values} />
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </div>
  );
}

interface PairProps {
  role: Role;
  on: Role;
  bar: number;
  values: Values;
}

/** A pair in its own colours. The contrast is rounded down, so that 6.96 does not appear as 7.0. */
function Pair({ role, on, bar, values: { [role]: text, [on]: ground } }: PairProps) {
  const figure = text && ground ? contrast(text, ground) : undefined;
  // An edge colour is not used for text, so it is drawn around the figure.
  const shown = bar < TEXT_CONTRAST ? { border: `2px solid ${vars.color[role]}` } : { color: vars.color[role] };
  return (
    <td style={{ ...shown, backgroundColor: vars.color[on], paddingInline: vars.space['3'] }}>
      {figure !== undefined && (Math.floor(figure * 10) / 10).toFixed(1)}{' '}
      {figure !== undefined && figure < bar && <Badge>below {bar}</Badge>}
    </td>
  );
}
