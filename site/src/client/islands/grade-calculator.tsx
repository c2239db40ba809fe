import { GradeCalculator } from '@tutoring/ui/grade-calculator';
import type { IslandProps } from '../../shared/islands';
import { createHydrate } from './lib/hydrate';

/** The grade calculator. It runs in the browser only. */
export function Island({ brief = false }: { brief?: boolean } & IslandProps) {
  return <GradeCalculator brief={brief} />;
}

export const hydrate = createHydrate('grade-calculator', Island);
