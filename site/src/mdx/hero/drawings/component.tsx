import { Bars, DayBands, GradeScale, Tally } from '@tutoring/ui/chart';
import { WEEKS_UNTIL } from '../../../shared/page-attributes';
import { LocalDay } from './local-day';
import type { Drawing as Facts, Strokes } from './types';

/** A chart in a hero. */
export function Drawing({ facts }: { facts: Facts }) {
  switch (facts.kind) {
    case 'bars': {
      const { caption, rows, max } = facts;
      return <Bars caption={caption} rows={rows} {...(max !== undefined && { max })} />;
    }
    case 'grades':
      return <GradeScale caption={facts.caption} boundaries={facts.boundaries} />;
    case 'tally':
      return <Tally caption={tallyCaption(facts)} count={facts.count} />;
    case 'cities':
      return <DayBands caption={facts.caption} clocks={facts.clocks} windows={facts.windows} />;
    case 'day':
      return <LocalDay {...facts} />;
  }
}

/** The explanation of the strokes is hidden from screen readers. */
function tallyCaption({ caption, weeks, stroke }: Strokes) {
  return (
    <>
      {caption}
      {weeks && <span {...{ [WEEKS_UNTIL]: weeks.to }}>{weeks.text}</span>}
      <span aria-hidden="true">: {stroke}</span>.
    </>
  );
}
