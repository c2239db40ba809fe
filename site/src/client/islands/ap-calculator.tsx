import { ApCalculator } from '@tutoring/ui/ap-calculator';
import type { IslandProps } from '../../shared/islands';
import { createHydrate } from './lib/hydrate';

/** The AP calculator: everything happens in the visitor's browser. */
export function Island(_: IslandProps) {
  return <ApCalculator />;
}

export const hydrate = createHydrate('ap-calculator', Island);
