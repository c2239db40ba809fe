import { SubjectCalculator } from '@tutoring/ui/subject-calculator';
import type { InVisit } from '../../contract/part';
import { waker } from '../wake';

/** The calculator of one IB subject: everything happens in the visitor's browser. */
export function Part(_: InVisit) {
  return <SubjectCalculator />;
}

export const wake = waker('subject-calculator', Part);
