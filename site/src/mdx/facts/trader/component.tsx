import { Fact, FactList } from '@tutoring/ui/fact-list';
import type { TraderRow } from './loader';

/** The legal details of the business. */
export function Trader({ facts }: { facts: TraderRow[] }) {
  return (
    <FactList>
      {facts.map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </FactList>
  );
}
