import { Fact, FactList } from '@tutoring/ui/fact-list';
import { Aside } from '@tutoring/ui/layout';
import { Link } from '@tutoring/ui/link';
import { useLanguage } from '../../../shared/page-data';
import { LocalDay } from '../../hero/drawings/local-day';
import type { RegionFacts } from './loader';
import { regionRows } from './rows';

/** A region at a glance, with its hours. */
export function RegionGlance({ facts }: { facts: RegionFacts }) {
  const { channel, day } = facts;
  const { messages, layout } = useLanguage();
  return (
    <Aside>
      <FactList>
        {regionRows(facts, { messages, prices: layout.prices }).map(([label, value]) => (
          <Fact key={label} label={label}>
            {value === channel.label ? <a href={channel.href}>{value}</a> : value}
          </Fact>
        ))}
      </FactList>
      <p>
        <Link href={facts.dates.href}>{facts.dates.label}</Link>
      </p>
      <LocalDay {...day} />
    </Aside>
  );
}
