import { GradeCalculator } from '@tutoring/ui/grade-calculator';
import type { ToolIslandProps } from '../../shared/islands';
import { createHydrate } from './lib/hydrate';

/** The grade calculator. It runs in the browser only. */
export function Island({ brief = false, consultationHref, page }: { brief?: boolean } & ToolIslandProps) {
  return <GradeCalculator brief={brief} consultationHref={consultationHref} page={page} />;
}

export const hydrate = createHydrate('grade-calculator', Island);
