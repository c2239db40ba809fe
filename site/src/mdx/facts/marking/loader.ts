import { UNRETURNED_PAGE_DAYS } from '@tutoring/domain/retention';
import { fillCount } from '@tutoring/ui/internal/fill';
import { rowOf } from '../../../build/model/lines';
import type { Loader } from '../../../build/model/mdx-component';
import type { FactRow } from '../fact-rows';

/** When a family gets its pages back, and how long we keep them (`marking` in data/brand.yaml). */
export const marking: Loader<FactRow[]> = {
  load({ data, page, messages }) {
    const { workingDays, keptDays, unansweredMinorDays } = data.brand.marking;
    const row = (label: string, text: string, days: number) => ({ label, value: fillCount(text, days, page.lang) });
    return [
      row(messages.markingWhen, messages.markingWhenText, workingDays),
      row(messages.markingKept, messages.markingKeptText, keptDays),
      row(
        messages.markingMinor,
        messages.markingMinorText.replaceAll('{most}', String(UNRETURNED_PAGE_DAYS)),
        Math.min(UNRETURNED_PAGE_DAYS, unansweredMinorDays),
      ),
    ];
  },
  textOf: (rows) => rows.flatMap(({ label, value }) => [label, value]),
  linesOf: (rows) => [{ lines: rows.map(({ label, value }) => rowOf([label, value])) }],
};
