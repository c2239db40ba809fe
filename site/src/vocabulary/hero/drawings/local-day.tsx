import { DayBands } from '@tutoring/ui/chart';
import { fill } from '@tutoring/ui/provider';
import { useLanguage } from '../../../shell/page-data';
import type { LocalDay as Facts } from './types';

/** A place's day and the same day in Toronto, with the hours of lessons; the place is the reader's, unless it has a name. */
export function LocalDay({ behind, place, hours, days, windows }: Facts) {
  const { words } = useLanguage();
  const what = place ? fill(words.timesThere, { place }) : words.timesCaption;
  const here = { label: `${place ?? words.timesLocal} · ${days}`, behind: 0 };
  return (
    <DayBands
      caption={[what, ...hours].join(' · ')}
      clocks={behind === 0 ? [here] : [here, { label: words.timesWinter, behind }]}
      windows={windows}
    />
  );
}
