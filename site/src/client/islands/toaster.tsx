import { Toaster } from '@tutoring/ui/toast';
import type { IslandProps } from '../../shared/islands';
import { createHydrate } from './lib/hydrate';

/** The toaster. The server renders its live regions; the first toast hydrates it. */
export function Island(_: IslandProps) {
  return <Toaster />;
}

export const hydrate = createHydrate('toaster', Island);
