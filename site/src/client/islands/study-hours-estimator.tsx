import { StudyHoursEstimator } from '@tutoring/ui/study-hours-estimator';
import type { IslandProps } from '../../shared/islands';
import { createHydrate } from './lib/hydrate';

/** The study hours estimator: everything happens in the visitor's browser. */
export function Island(_: IslandProps) {
  return <StudyHoursEstimator />;
}

export const hydrate = createHydrate('study-hours-estimator', Island);
