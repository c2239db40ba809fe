import { GradeCalculator } from '@tutoring/ui/grade-calculator';
import type { IbBoundaries } from '@tutoring/domain/ib-boundaries';
import boundaries from '../../generated/ib-boundaries.json';
import type { ToolIslandProps } from '../../shared/islands';
import { createHydrate } from './lib/hydrate';

/** The grade calculator. It runs in the browser only. The page of the tool has the calculator of one subject too. */
export function Island({ brief = false, consultationHref, page }: { brief?: boolean } & ToolIslandProps) {
  return (
    <GradeCalculator
      brief={brief}
      besideSubject={!brief && !page}
      consultationHref={consultationHref}
      page={page}
      boundaries={boundaries as IbBoundaries}
    />
  );
}

export const hydrate = createHydrate('grade-calculator', Island);
