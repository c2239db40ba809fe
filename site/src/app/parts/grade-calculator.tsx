import { GradeCalculator } from '@tutoring/ui/grade-calculator';
import type { InVisit } from '../../contract/part';
import { waker } from '../wake';

/** The grade calculator: everything happens in the visitor's browser. */
export function Part({ brief = false }: { brief?: boolean } & InVisit) {
  return <GradeCalculator brief={brief} />;
}

export const wake = waker('grade-calculator', Part);
