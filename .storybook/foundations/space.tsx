import { vars } from '../../packages/ui/src/styles/theme.css';
import { breakpoint, navigationLine, space } from '../../packages/ui/src/styles/tokens';
import { box, fine, propertyOf } from './sheet';
import { useValues } from './use-values';

const REM = 16;

/** Each step as a bar of its length. */
export function Steps() {
  return (
    <div style={{ display: 'grid', gap: vars.space['2'] }}>
      {Object.entries(space).map(([step, rem]) => (
        <div
          key={step}
          style={{ display: 'grid', gridTemplateColumns: '2rem 8rem minmax(0, 1fr)', alignItems: 'center' }}
        >
          <strong>{step}</strong>
          <span style={fine}>
            {rem} · {parseFloat(rem) * REM} px
          </span>
          <div
            style={{
              inlineSize: rem,
              maxInlineSize: '100%',
              blockSize: vars.space['3'],
              backgroundColor: vars.color.action,
            }}
          />
        </div>
      ))}
    </div>
  );
}

const MEASURE = { measure: vars.measure };

/** A text of the maximum line length, with its width. */
export function Measure() {
  const [ref, values] = useValues(MEASURE);
  return (
    <div ref={ref}>
      <p style={{ maxInlineSize: vars.measure, borderBlockEnd: `1px solid ${vars.color.edge}` }}>
        A line of text is at most {values.measure} wide, which is about 65 characters: long enough to read without
        haste, short enough to find the next line. A lead, a list and a note in a form keep to it too; tables and
        calculators may be wider.
      </p>
      <p style={fine}>
        <code>
          {propertyOf(vars.measure)}: {values.measure}
        </code>
      </p>
    </div>
  );
}

const REST = { small: vars.radius.small, large: vars.radius.large, headerHeight: vars.headerHeight };

/** The corner radii and the header's height. */
export function Corners() {
  const [ref, values] = useValues(REST);
  return (
    <div ref={ref} style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space['8'] }}>
      {(['small', 'large'] as const).map((size) => (
        <div key={size}>
          <div style={{ ...box, inlineSize: '9rem', blockSize: '5rem', borderRadius: vars.radius[size] }} />
          <p style={fine}>
            {size}, {values[size]} · <code>{propertyOf(vars.radius[size])}</code>
          </p>
        </div>
      ))}
      <div>
        <div style={{ ...box, inlineSize: '9rem', blockSize: vars.headerHeight }} />
        <p style={fine}>
          header, {values.headerHeight} · <code>{propertyOf(vars.headerHeight)}</code>
        </p>
      </div>
    </div>
  );
}

/** The widths from which a layout changes. */
export function Breakpoints() {
  const widths = [
    ...Object.entries(breakpoint).map(([name, query]) => [name, parseFloat(query.replace(/\D+/, ''))] as const),
    ...Object.entries(navigationLine).map(([name, rem]) => [`navigation, ${name}`, rem] as const),
  ];
  return (
    <ul>
      {widths.map(([name, rem]) => (
        <li key={name}>
          <strong>{name}</strong>: from {rem}rem, {rem * REM} px at the default text size
        </li>
      ))}
    </ul>
  );
}
