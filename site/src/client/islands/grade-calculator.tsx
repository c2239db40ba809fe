import { GradeCalculator } from '@tutoring/ui/grade-calculator';
import type { ToolIslandProps } from '../../shared/islands';
import { createHydrate } from './lib/hydrate';

/** The grade calculator. It runs in the browser only. */
export function Island({ brief = false, consultationHref }: { brief?: boolean } & ToolIslandProps) {
  return <GradeCalculator brief={brief} consultationHref={consultationHref} />;
}

export const hydrate = createHydrate('grade-calculator', Island);
