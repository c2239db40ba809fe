import { ServiceFinder } from '@tutoring/ui/service-finder';
import type { IslandProps } from '../../shared/islands';
import table from '../../generated/service-finder.json';
import { createHydrate } from './lib/hydrate';

/** The service finder. It opens the page that it finds, without a request to the edge. */
export function Island(_: IslandProps) {
  return <ServiceFinder table={table} onFind={(path) => location.assign(path)} />;
}

export const hydrate = createHydrate('service-finder', Island);
