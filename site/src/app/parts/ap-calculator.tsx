import { ApCalculator } from '@tutoring/ui/ap-calculator';
import type { InVisit } from '../../contract/part';
import { waker } from '../wake';

/** The AP calculator: everything happens in the visitor's browser. */
export function Part(_: InVisit) {
  return <ApCalculator />;
}

export const wake = waker('ap-calculator', Part);
