import { ServiceFinder } from '@tutoring/ui/service-finder';
import type { InVisit } from '../../contract/part';
import table from '../../generated/service-finder.json';
import { waker } from '../wake';

/** The service finder: goes to what it finds without asking the edge. */
export function Part(_: InVisit) {
  return <ServiceFinder table={table} onFind={(path) => location.assign(path)} />;
}

export const wake = waker('service-finder', Part);
