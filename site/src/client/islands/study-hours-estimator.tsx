import type { SchoolHolidays } from '@tutoring/domain/dates';
import { StudyHoursEstimator } from '@tutoring/ui/study-hours-estimator';
import holidays from '../../generated/holidays.json';
import type { ToolIslandProps } from '../../shared/islands';
import { createHydrate } from './lib/hydrate';
import { planCalendar } from './lib/plan-calendar';

/** The study hours estimator. It runs in the browser only. In a frame of another site it may send nothing (`page` is set there). */
export function Island({ consultationHref, page }: ToolIslandProps) {
  return (
    <StudyHoursEstimator
      consultationHref={consultationHref}
      page={page}
      schoolHolidays={holidays as readonly SchoolHolidays[]}
      calendar={page === undefined ? planCalendar : undefined}
    />
  );
}

export const hydrate = createHydrate('study-hours-estimator', Island);
