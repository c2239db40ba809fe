import { Toaster } from '@tutoring/ui/toast';
import type { InVisit } from '../../contract/part';
import { waker } from '../wake';

/** Where messages appear. The server writes the regions that are read out; the first message wakes the rest. */
export function Part(_: InVisit) {
  return <Toaster />;
}

export const wake = waker('toaster', Part);
