import { Fragment, type CSSProperties } from 'react';
import { vars } from '../../packages/ui/src/styles/theme.css';
import { fontSize } from '../../packages/ui/src/styles/tokens';
import { sizeOn } from '../../packages/ui/scripts/design-tokens';
import { fine, propertyOf } from './sheet';

type Size = keyof typeof fontSize;

/** The font styles of headings and of text. */
const DISPLAY: CSSProperties = {
  fontFamily: vars.font.display,
  fontWeight: 500,
  lineHeight: 1.15,
  letterSpacing: '-0.01em',
  wordSpacing: '0.04em',
};
const SANS: CSSProperties = { fontFamily: vars.font.sans, lineHeight: 1.5 };

/** The purpose of each size with an example. A new size without one does not compile. */
const SPECIMENS: Record<Size, { use: string; text: string; hand: CSSProperties }> = {
  h1: { use: 'The title, once a page', text: 'Find the line that went wrong', hand: DISPLAY },
  h2: { use: 'The heading of a section', text: 'Where AI helps, and where a tutor decides', hand: DISPLAY },
  h3: { use: 'A heading within a section', text: 'Data-based questions in Paper 1B', hand: DISPLAY },
  h4: {
    use: 'A card, a quotation, a note’s title',
    text: 'What changes for the Extended Essay in 2027',
    hand: DISPLAY,
  },
  lead: {
    use: 'The paragraph under the title',
    text: 'One-to-one sessions for IB Chemistry and the AP exam.',
    hand: { ...SANS, color: vars.color.inkSoft },
  },
  body: { use: 'Text', text: 'The student explains; the tutor listens for the line that does not follow.', hand: SANS },
  small: {
    use: 'Conditions, captions, notes in a margin',
    text: 'You can move or cancel a session free of charge until 24 hours before it.',
    hand: SANS,
  },
};

/** A phone and a wide screen, px. */
const SCREENS = [390, 1440];

const pixels = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** A size on both screens as text, such as "34.9 to 54 px". */
function pixelsOf(value: string): string {
  const sizes = SCREENS.map((screen) => pixels.format(sizeOn(screen, value)));
  return `${[...new Set(sizes)].join(' to ')} px`;
}

/** Each size as a sentence of the site, the largest first. */
export function Sizes() {
  return (
    <div style={{ display: 'grid', gap: vars.space['8'] }}>
      {(Object.keys(SPECIMENS) as Size[]).map((size) => {
        const { use, text, hand } = SPECIMENS[size];
        return (
          <div
            key={size}
            style={{ borderBlockStart: `1px solid ${vars.color.line}`, paddingBlockStart: vars.space['3'] }}
          >
            <p style={fine}>
              <strong>{size}</strong> · {use} · {pixelsOf(fontSize[size])}
            </p>
            <p style={{ ...hand, fontSize: vars.size[size], marginBlock: vars.space['2'] }}>{text}</p>
            <p style={fine}>
              <code>
                {propertyOf(vars.size[size])}: {fontSize[size]}
              </code>
            </p>
          </div>
        );
      })}
    </div>
  );
}

/** Marks and weights of a chemistry paper, as a calculator computes them. */
const FIGURES = ['23.04', '28.36', '15.00', '66.40', '111.11'];

/** The same column with proportional and with tabular figures. */
export function Figures() {
  const columns = [
    { name: 'As they come', style: { fontVariantNumeric: 'proportional-nums' } },
    { name: 'In tables and calculators', style: { fontVariantNumeric: 'tabular-nums' } },
  ];
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space['12'] }}>
      {columns.map(({ name, style }) => (
        <div key={name}>
          <p style={fine}>{name}</p>
          <p
            style={{ ...style, fontSize: vars.size.h3, lineHeight: 1.35, textAlign: 'end', inlineSize: 'fit-content' }}
          >
            {FIGURES.map((figure) => (
              <Fragment key={figure}>
                {figure}
                <br />
              </Fragment>
            ))}
          </p>
        </div>
      ))}
    </div>
  );
}
