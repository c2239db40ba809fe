import type { BarRow, Hours } from '@tutoring/ui/chart';

/** A drawing that carries figures, ready to draw, in the page's language. */
export type Drawing =
  | { kind: 'bars'; caption: string; rows: BarRow[]; max?: number }
  | { kind: 'grades'; caption: string; boundaries: { grade: number; from: number }[] }
  | { kind: 'tally'; caption: string; count: number }
  | { kind: 'cities'; caption: string; clocks: { label: string; behind: number }[]; windows: LessonHours[] }
  | ({ kind: 'day' } & LocalDay);

/** When lessons take place, such as `Mon – Fri 16:00 – 20:00`. */
export type LessonHours = Hours & { label: string };

/** A day of a place: its lessons, and by how many hours Toronto is behind it. */
export interface LocalDay {
  behind: number;
  windows: LessonHours[];
}
