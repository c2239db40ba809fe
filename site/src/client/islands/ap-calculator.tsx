import { ApCalculator } from '@tutoring/ui/ap-calculator';
import type { ToolIslandProps } from '../../shared/islands';
import { createHydrate } from './lib/hydrate';

/** The AP calculator. It runs in the browser only. */
export function Island({ consultationHref, page }: ToolIslandProps) {
  return <ApCalculator consultationHref={consultationHref} page={page} />;
}

export const hydrate = createHydrate('ap-calculator', Island);
