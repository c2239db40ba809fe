import { GradeCalculator } from '@tutoring/ui/grade-calculator';
import type { InVisit } from '../../contract/part';
import { waker } from '../wake';

/** The grade calculator: everything happens in the visitor's browser. */
export function Part(_: InVisit) {
  return <GradeCalculator />;
}

export const wake = waker('grade-calculator', Part);
