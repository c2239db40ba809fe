import type { Counting } from './loader';

/** From when visits are counted, region by region. */
export function CountingByRegion({ facts }: { facts: Counting }) {
  return (
    <ul>
      {facts.map(({ where, rule }) => (
        <li key={where}>
          <strong>{where}.</strong> {rule}
        </li>
      ))}
    </ul>
  );
}
