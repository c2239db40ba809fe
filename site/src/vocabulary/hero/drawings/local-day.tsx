import { DayBands } from '@tutoring/ui/chart';
import { useLanguage } from '../../../shell/page-data';
import type { LocalDay as Facts } from './types';

/** The reader's day and the same day in Toronto, with the hours of lessons. */
export function LocalDay({ behind, windows }: Facts) {
  const { words } = useLanguage();
  const yours = { label: words.timesLocal, behind: 0 };
  return (
    <DayBands
      caption={[words.timesCaption, ...windows.map(({ label }) => label)].join(' · ')}
      clocks={behind === 0 ? [yours] : [yours, { label: words.timesWinter, behind }]}
      windows={windows}
    />
  );
}
