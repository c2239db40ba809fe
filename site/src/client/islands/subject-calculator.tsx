import { SubjectCalculator } from '@tutoring/ui/subject-calculator';
import type { IbBoundaries } from '@tutoring/domain/ib-boundaries';
import boundaries from '../../generated/ib-boundaries.json';
import type { ToolIslandProps } from '../../shared/islands';
import { createHydrate } from './lib/hydrate';

/** The calculator of one IB subject. It runs in the browser only. The page of the tool has the diploma too. */
export function Island({ consultationHref, page }: ToolIslandProps) {
  return (
    <SubjectCalculator
      besideDiploma={!page}
      consultationHref={consultationHref}
      page={page}
      boundaries={boundaries as IbBoundaries}
    />
  );
}

export const hydrate = createHydrate('subject-calculator', Island);
