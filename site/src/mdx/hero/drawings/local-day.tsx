import { DayBands } from '@tutoring/ui/chart';
import { Fact, FactList } from '@tutoring/ui/fact-list';
import { fill } from '@tutoring/ui/internal/fill';
import { useLanguage } from '../../../shared/page-data';
import type { LocalDay as Facts } from './types';

/** A region's hours next to Toronto's. Without `place`, it is the reader's region. */
export function LocalDay({ behind, place, hours, days, windows, others = [] }: Facts) {
  const { messages } = useLanguage();
  const caption = place ? fill(messages.timesThere, { place }) : messages.timesCaption;
  const local = { label: `${place ?? messages.timesLocal} · ${days}`, behind: 0 };
  return (
    <>
      <DayBands
        caption={[caption, ...hours].join(' · ')}
        clocks={behind === 0 ? [local] : [local, { label: messages.timesWinter, behind }]}
        windows={windows}
      />
      {others.length > 0 && (
        <FactList>
          {others.map((other) => (
            <Fact key={other.place} label={other.place}>
              {other.hours.join(' · ')}
            </Fact>
          ))}
        </FactList>
      )}
    </>
  );
}
