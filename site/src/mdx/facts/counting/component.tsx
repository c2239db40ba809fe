import type { Counting } from './loader';

/** When analytics may start, by region. */
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
