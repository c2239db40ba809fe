import { useLayoutEffect, useRef, useState } from 'react';
import * as hero from '../../packages/ui/src/hero/hero.css';
import { Container } from '../../packages/ui/src/layout';
import * as layout from '../../packages/ui/src/layout/layout.css';
import { vars } from '../../packages/ui/src/styles/theme.css';
import { box, fine } from './sheet';
import { valuesOf } from './stylesheets';

const COLUMNS = 12;

/** The divisions of a page, each with the style that makes it. */
const SPLITS = [
  { name: 'Section, its heading in the margin', style: layout.withHeading },
  { name: 'Hero, with something beside its text', style: hero.root },
  { name: 'Aside', style: layout.aside },
  { name: 'Section, wide', style: '' },
];

/** The grid of all templates, and how components share its columns. */
export function Columns() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState('');
  useLayoutEffect(() => {
    if (ref.current) setWidth(getComputedStyle(ref.current).maxInlineSize);
  }, []);
  return (
    <div style={{ display: 'grid', gap: vars.space['3'] }}>
      <Container ref={ref} hidden />
      <p style={fine}>
        {COLUMNS} columns, at most {width}
      </p>
      <div style={{ ...columns, blockSize: vars.space['6'] }}>
        {Array.from({ length: COLUMNS }, (_, at) => (
          <div key={at} style={{ backgroundColor: vars.color.highlight }} />
        ))}
      </div>
      {SPLITS.map(({ name, style }) => (
        <div key={name} style={columns}>
          {sharesOf(style).map((share, at) => (
            <div key={at} style={{ ...box, gridColumn: `span ${share}` }}>
              {at === 0 && name} <span style={fine}>{share}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** A style's columns as shares of twelve, such as 4 and 8 of `4fr 8fr`. Without a style, one of all twelve. */
function sharesOf(style: string): number[] {
  const [found] = style ? valuesOf(style, 'gridTemplateColumns').filter((value) => /fr.+fr/.test(value)) : [];
  return found ? [...found.matchAll(/(\d+)fr/g)].map(([, share]) => Number(share)) : [COLUMNS];
}

const columns = { display: 'grid', gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`, gap: vars.space['1'] };
