import { vars } from '../../packages/ui/src/styles/theme.css';
import { palette } from '../../packages/ui/src/styles/tokens';
import { Compared, fine, propertyOf } from './sheet';
import { useValues } from './use-values';

type Role = keyof typeof vars.color;

/** The purpose of each role, as in theme.css.ts. A new role without one does not compile. */
const REASON: Record<Role, string> = {
  ground: 'The page’s background.',
  raised: 'The background of cards, fields and menus.',
  sunken: 'The background of a quiet band across the page.',
  band: 'The background of the last band of a page. Its text has the colours of the dark theme.',
  ink: 'Text.',
  inkSoft: 'Secondary text, as legible as the rest on all three backgrounds.',
  line: 'Decorative lines. They carry no meaning, so they need no contrast.',
  edge: 'The edges of controls.',
  action: 'The only action colour: links, buttons, focus.',
  actionHover: 'The action colour on hover.',
  onAction: 'Text on the action colour.',
  mark: 'The examiner’s colour: only marks and errors, never decoration.',
  highlight: 'The highlighter behind a few important words.',
};
const ROLES = Object.keys(vars.color) as Role[];

/** The palette's name for a colour. */
function nameOf(value: string | undefined): string | undefined {
  return Object.entries(palette).find(([, colour]) => colour === value)?.[0];
}

/** Every role with its reason, in light and in dark. */
export function Roles() {
  return (
    <div>
      {ROLES.map((role) => (
        <Compared key={role} heading={role} specimen={() => <Swatch role={role} />}>
          <p>{REASON[role]}</p>
          <p style={fine}>
            <code>{propertyOf(vars.color[role])}</code>
          </p>
        </Compared>
      ))}
    </div>
  );
}

function Swatch({ role }: { role: Role }) {
  const [ref, values] = useValues(vars.color);
  const value = values[role];
  return (
    <div ref={ref} style={{ display: 'grid', gap: vars.space['2'] }}>
      <div
        style={{
          blockSize: '3.5rem',
          backgroundColor: vars.color[role],
          border: `1px solid ${vars.color.edge}`,
          borderRadius: vars.radius.small,
        }}
      />
      <p style={fine}>
        {value}
        <br />
        {nameOf(value)}
      </p>
    </div>
  );
}
