import { StudyHoursEstimator } from '@tutoring/ui/study-hours-estimator';
import type { InVisit } from '../../contract/part';
import { waker } from '../wake';

/** The study hours estimator: everything happens in the visitor's browser. */
export function Part(_: InVisit) {
  return <StudyHoursEstimator />;
}

export const wake = waker('study-hours-estimator', Part);
