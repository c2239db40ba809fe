import { Toaster } from '@tutoring/ui/toast';
import type { IslandProps } from '../../shared/islands';
import { createHydrate } from './lib/hydrate';

/** Where messages appear. The server writes the regions that are read out; the first message wakes the rest. */
export function Island(_: IslandProps) {
  return <Toaster />;
}

export const hydrate = createHydrate('toaster', Island);
