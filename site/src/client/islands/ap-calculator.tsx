import { ApCalculator } from '@tutoring/ui/ap-calculator';
import type { IslandProps } from '../../shared/islands';
import { createHydrate } from './lib/hydrate';

/** The AP calculator. It runs in the browser only. */
export function Island(_: IslandProps) {
  return <ApCalculator />;
}

export const hydrate = createHydrate('ap-calculator', Island);
