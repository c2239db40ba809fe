import { DayBands } from '@tutoring/ui/chart';
import { fill } from '@tutoring/ui/provider';
import { useLanguage } from '../../../shared/page-data';
import type { LocalDay as Facts } from './types';

/** A place's day and the same day in Toronto, with the hours of lessons; the place is the reader's, unless it has a name. */
export function LocalDay({ behind, place, hours, days, windows }: Facts) {
  const { messages } = useLanguage();
  const what = place ? fill(messages.timesThere, { place }) : messages.timesCaption;
  const here = { label: `${place ?? messages.timesLocal} · ${days}`, behind: 0 };
  return (
    <DayBands
      caption={[what, ...hours].join(' · ')}
      clocks={behind === 0 ? [here] : [here, { label: messages.timesWinter, behind }]}
      windows={windows}
    />
  );
}
