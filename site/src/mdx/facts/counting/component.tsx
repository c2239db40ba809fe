import { usePage } from '../../../shared/page-data';
import { punctuationOf } from '../../../shared/punctuation';
import type { Counting } from './loader';

/** When analytics may start, by region. */
export function CountingByRegion({ facts }: { facts: Counting }) {
  const { stop } = punctuationOf(usePage().language);
  return (
    <ul>
      {facts.map(({ where, rule }) => (
        <li key={where}>
          <strong>
            {where}
            {stop.trim()}
          </strong>
          {stop.endsWith(' ') && ' '}
          {rule}
        </li>
      ))}
    </ul>
  );
}
