import { useState } from 'react';
import { PATHS } from './paths';

/** The widths and themes of a sheet. */
const VIEWS = [
  { width: 390, theme: 'light' },
  { width: 390, theme: 'dark' },
  { width: 1440, theme: 'light' },
  { width: 1440, theme: 'dark' },
] as const;
/** The first screen of each, in px, and the scale at which all four fit beside each other. */
const HEIGHT = 1000;
const SCALE = 0.3;

/** The first screen of a page at 390 and 1440 px, in both themes, beside each other. The choice is above them. */
export function Sheets() {
  const [page, choose] = useState('home');
  return (
    <div>
      <p>
        <label>
          Page{' '}
          <select value={page} onChange={({ currentTarget }) => choose(currentTarget.value)}>
            {Object.keys(PATHS).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
        {VIEWS.map(({ width, theme }) => (
          <div
            key={`${width} ${theme}`}
            style={{ inlineSize: width * SCALE, blockSize: HEIGHT * SCALE, overflow: 'hidden' }}
          >
            <iframe
              title={`${page}, ${width} px, ${theme}`}
              src={`iframe.html?viewMode=story&id=pages-${page}--default&globals=theme:${theme}`}
              loading="lazy"
              style={{
                inlineSize: width,
                blockSize: HEIGHT,
                border: 0,
                transform: `scale(${SCALE})`,
                transformOrigin: '0 0',
              }}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
