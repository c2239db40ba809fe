import type { ReactNode } from 'react';
import { Highlighter, Ink, Pencil, Plate, RedPen, SoftInk, type Ruling, type Tint } from '../../packages/ui/src/plate';
import { vars } from '../../packages/ui/src/styles/theme.css';
import { PLATES } from '../../site/src/mdx/hero/plates';
import { PLATE_NAMES } from '../../site/src/mdx/hero/plates/names';
import { Compared, fine, Ground, THEMES } from './sheet';

interface Specimen {
  name: string;
  means: string;
  where: string;
  drawing: ReactNode;
}

const PENS: Specimen[] = [
  {
    name: 'Ink',
    means: 'The student.',
    where: 'Everything that was written or drawn as the answer, with the error in it.',
    drawing: (
      <Ink>
        <path d="M20 70 120 20" />
        <circle cx="70" cy="45" r="4.5" />
        <text x="150" y="50">
          x = π/6
        </text>
      </Ink>
    ),
  },
  {
    name: 'SoftInk',
    means: 'What was on the page before.',
    where: 'Axes, scales, names of columns, line numbers.',
    drawing: (
      <SoftInk>
        <path d="M20 20V70H130" />
        <text x="150" y="50">
          time in s
        </text>
      </SoftInk>
    ),
  },
  {
    name: 'Pencil',
    means: 'Not certain.',
    where: 'A guess, a construction line, a hint from AI. Dashed.',
    drawing: (
      <Pencil>
        <path d="M20 70 120 20M20 45H120" />
      </Pencil>
    ),
  },
  {
    name: 'RedPen',
    means: 'The tutor, and nobody else.',
    where: 'A ring, an arrow, a line through, a wave under, a tick; a question in italics.',
    drawing: (
      <RedPen>
        <path pathLength={1} d="M66 24c22-6 44 2 40 18s-44 22-62 12-12-26 16-29" />
        <text x="130" y="48">
          Of which sixteen?
        </text>
      </RedPen>
    ),
  },
  {
    name: 'Highlighter',
    means: 'Look here.',
    where: 'Behind the ink, on the gap or the words that the question is about. Once.',
    drawing: (
      <>
        <Highlighter>
          <path d="M20 34H150V54H20z" />
        </Highlighter>
        <Ink>
          <text x="24" y="50">
            the gap at this price
          </text>
        </Ink>
      </>
    ),
  },
];

/** Each pen with its meaning, in light and in dark. */
export function Pens() {
  return PENS.map(({ name, means, where, drawing }) => (
    <Compared
      key={name}
      heading={name}
      specimen={() => (
        <Plate height={90} label={`A specimen of the pen ${name}`}>
          {drawing}
        </Plate>
      )}
    >
      <p>{means}</p>
      <p style={fine}>{where}</p>
    </Compared>
  ));
}

const PAPERS: { tint: Tint; ruling: Ruling; of: string }[] = [
  { tint: 'mint', ruling: 'graph', of: 'graph paper: data' },
  { tint: 'sky', ruling: 'squares', of: '5 mm squares: mathematics, vectors' },
  { tint: 'lilac', ruling: 'seyes', of: 'Seyès: French' },
  { tint: 'straw', ruling: 'lines', of: 'lines with a margin: sources' },
  { tint: 'mint', ruling: 'feint', of: 'lines: labels, notes' },
  { tint: 'buff', ruling: 'ledger', of: 'a ledger: accounts' },
  { tint: 'sky', ruling: 'bands', of: 'bands: tables that are traced' },
  { tint: 'plain', ruling: 'none', of: 'unruled: a printed stanza, a diagram' },
];

/** The rulings, each on one of the tints. */
export function Papers() {
  return (
    <div style={cells}>
      {PAPERS.map(({ tint, ruling, of }) => (
        <div key={ruling}>
          {THEMES.map((theme) => (
            <Ground key={theme} theme={theme}>
              <Plate tint={tint} ruling={ruling} height={120} label={`Paper: ${of}`}>
                {null}
              </Plate>
            </Ground>
          ))}
          <p>
            <code>{tint}</code>, <code>{ruling}</code>
          </p>
          <p style={fine}>{of}</p>
        </div>
      ))}
    </div>
  );
}

/** All plates of the site, in light and in dark. */
export function Plates() {
  return PLATE_NAMES.map((name) => {
    const Drawn = PLATES[name];
    return (
      <div key={name} style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        {THEMES.map((theme) => (
          <Ground key={theme} theme={theme}>
            <Drawn />
          </Ground>
        ))}
      </div>
    );
  });
}

const cells = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: vars.space['6'],
};
