import type { SessionWindow } from '@tutoring/domain/session-times';

/** The same hours on several days, which need not follow each other. */
export interface HoursRow {
  days: readonly number[];
  from: string;
  to: string;
}

/** Rows of a form from the entries of the file: neighbours with the same hours become one. */
export function rowsOf(windows: readonly Partial<SessionWindow>[]): HoursRow[] {
  const rows: HoursRow[] = [];
  for (const { days = [], from = '', to = '' } of windows) {
    const last = rows.at(-1);
    const isSame = last?.from === from && last.to === to && last.days.length > 0 && days.length > 0;
    if (last && isSame) rows.splice(-1, 1, { ...last, days: sorted([...last.days, ...days]) });
    else rows.push({ days: sorted(days), from, to });
  }
  return rows;
}

/** The entries of the file: one for each run of days that follow each other. A row without days stays, so that it is not lost. */
export function windowsOf(rows: readonly HoursRow[]): SessionWindow[] {
  return rows.flatMap(({ days, from, to }) => runsOf(days).map((run) => ({ days: run, from, to })));
}

const sorted = (days: readonly number[]) => [...new Set(days)].sort((one, other) => one - other);

function runsOf(days: readonly number[]): number[][] {
  const runs: number[][] = [[]];
  for (const day of sorted(days)) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (before === undefined || day === before + 1) run?.push(day);
    else runs.push([day]);
  }
  return runs;
}
