import { StudyHoursEstimator } from '@tutoring/ui/study-hours-estimator';
import type { IslandProps } from '../../shared/islands';
import { createHydrate } from './lib/hydrate';

/** The study hours estimator. It runs in the browser only. */
export function Island(_: IslandProps) {
  return <StudyHoursEstimator />;
}

export const hydrate = createHydrate('study-hours-estimator', Island);
