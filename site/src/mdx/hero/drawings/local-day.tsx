import { DayBands } from '@tutoring/ui/chart';
import { fill } from '@tutoring/ui/internal/fill';
import { useLanguage } from '../../../shared/page-data';
import type { LocalDay as Facts } from './types';

/** A region's hours next to Toronto's. Without `place`, it is the reader's region. */
export function LocalDay({ behind, place, hours, days, windows }: Facts) {
  const { messages } = useLanguage();
  const caption = place ? fill(messages.timesThere, { place }) : messages.timesCaption;
  const local = { label: `${place ?? messages.timesLocal} · ${days}`, behind: 0 };
  return (
    <DayBands
      caption={[caption, ...hours].join(' · ')}
      clocks={behind === 0 ? [local] : [local, { label: messages.timesWinter, behind }]}
      windows={windows}
    />
  );
}
