import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../packages/ui/src/button';
import { Row } from '../../packages/ui/src/layout';
import { Circled, Tick } from '../../packages/ui/src/marks';
import { Scroller } from '../../packages/ui/src/scroller';
import { vars } from '../../packages/ui/src/styles/theme.css';
import { allMoves } from './moves';
import { fine } from './sheet';

/** All motions, read from the loaded stylesheets. */
export function Moves() {
  const [moves] = useState(allMoves);
  const durations = [...new Set(moves.map(({ duration }) => duration))].sort((a, b) => parseInt(a) - parseInt(b));
  return (
    <>
      <p>
        In use: {durations.join(', ')}. Of {moves.length} movements, {moves.filter(({ isStilled }) => isStilled).length}{' '}
        stand still when the visitor asks for it.
      </p>
      <Scroller aria-label="What moves">
        <table style={{ fontSize: vars.size.small, marginBlockStart: vars.space['5'] }}>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">What changes</th>
              <th scope="col">Time</th>
              <th scope="col">Course</th>
              <th scope="col">Reduced motion</th>
            </tr>
          </thead>
          <tbody>
            {moves.map(({ part, properties, duration, easing, isStilled }) => (
              <tr key={part + duration + easing}>
                <th scope="row">
                  <AnchorMdx href={`?path=/docs/${part}--docs`} target="_self">
                    {part}
                  </AnchorMdx>
                </th>
                <td>{properties.join(', ')}</td>
                <td style={{ whiteSpace: 'nowrap' }}>{duration}</td>
                <td style={{ whiteSpace: 'nowrap' }}>
                  <code>{easing}</code>
                </td>
                <td>{isStilled ? 'stands still' : <strong>still moves</strong>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </>
  );
}

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** A tick that is drawn on a click, or appears at once with reduced motion. */
export function DrawnOnce() {
  const [times, setTimes] = useState(0);
  const isReduced = useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
  return (
    <div>
      <Row>
        <Button onClick={() => setTimes(times + 1)}>Mark it again</Button>
        <span key={times} style={{ fontFamily: vars.font.serif, fontSize: vars.size.h3 }}>
          agrees with collision theory <Tick /> <Circled>4/6</Circled>
        </span>
      </Row>
      <p style={{ ...fine, marginBlockStart: vars.space['3'] }}>
        {isReduced
          ? 'Your system asks for less motion: the marks are there at once.'
          : 'Your system allows motion: the marks are drawn. Ask it for less, and they are there at once.'}
      </p>
    </div>
  );
}
