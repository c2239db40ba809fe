import type { SchoolHolidays } from '@tutoring/domain/dates';
import { StudyHoursEstimator } from '@tutoring/ui/study-hours-estimator';
import holidays from '../../generated/holidays.json';
import type { ToolIslandProps } from '../../shared/islands';
import { createHydrate } from './lib/hydrate';

/** The study hours estimator. It runs in the browser only. */
export function Island({ consultationHref, page }: ToolIslandProps) {
  return (
    <StudyHoursEstimator
      consultationHref={consultationHref}
      page={page}
      schoolHolidays={holidays as readonly SchoolHolidays[]}
    />
  );
}

export const hydrate = createHydrate('study-hours-estimator', Island);
