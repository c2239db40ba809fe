/** How old the checks of our facts are. Scripts run this file with Node as it is, so it and its imports end in `.ts`. */
import { monthsSince, OLD_MONTHS, OUTDATED_MONTHS } from '@tutoring/domain/launch';
import { readFactFiles } from './facts.ts';

/** A file whose oldest fact is to be checked again. */
export interface OldFact {
  file: string;
  line: number;
  /** The month of the last check, such as `2026-11`. */
  month: string;
  /** Months since. */
  months: number;
}

/** The oldest check of each file, if it was half a year ago or longer. */
export function oldFacts(root: string, today: Date): OldFact[] {
  return readFactFiles(root).flatMap(({ file, months }) => {
    const [oldest] = months.toSorted((one, other) => one.month.localeCompare(other.month));
    if (!oldest) return [];
    const fact = { file, ...oldest, months: monthsSince(oldest.month, today) };
    return fact.months >= OLD_MONTHS ? [fact] : [];
  });
}

/** The old facts as lines for a terminal; none if all are young. They warn, and never stop a build or a test. */
export function oldFactLines(root: string, today: Date): string[] {
  const found = oldFacts(root, today);
  if (found.length === 0) return [];
  return [
    `Facts that nobody has checked for ${OLD_MONTHS} months (at ${OUTDATED_MONTHS}, pnpm launch-check fails):`,
    ...found.map(({ file, line, month, months }) => `  ${file}:${line} checked ${month}, ${months} months ago`),
  ];
}
