import { SubjectCalculator } from '@tutoring/ui/subject-calculator';
import type { IslandProps } from '../../shared/islands';
import { createHydrate } from './lib/hydrate';

/** The calculator of one IB subject. It runs in the browser only. */
export function Island(_: IslandProps) {
  return <SubjectCalculator />;
}

export const hydrate = createHydrate('subject-calculator', Island);
