import { Fact, FactList } from '@tutoring/ui/fact-list';
import { useLanguage } from '../../../shell/page-data';
import type { RegionFacts } from './facts';
import { regionRows } from './rows';

/** A region in a few facts. */
export function RegionGlance({ facts }: { facts: RegionFacts }) {
  const { channel } = facts;
  const { words, shell } = useLanguage();
  return (
    <FactList>
      {regionRows(facts, { words, price: shell.price }).map(([label, value]) => (
        <Fact key={label} label={label}>
          {value === channel.label ? <a href={channel.href}>{value}</a> : value}
        </Fact>
      ))}
    </FactList>
  );
}
