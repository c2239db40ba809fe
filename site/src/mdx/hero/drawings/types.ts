import type { BarRow, DayBandsProps, Hours } from '@tutoring/ui/chart';

/** A drawing that carries figures, ready to draw, in the page's language. */
export type Drawing =
  | { kind: 'bars'; caption: string; rows: BarRow[]; max?: number }
  | { kind: 'grades'; caption: string; boundaries: { grade: number; from: number }[] }
  | Strokes
  | ({ kind: 'cities'; caption: string } & Pick<DayBandsProps, 'clocks' | 'windows'>)
  | ({ kind: 'day' } & LocalDay);

/** A number as strokes. */
export interface Strokes {
  kind: 'tally';
  caption: string;
  /** Behind the caption: how far a day is. The browser corrects it, and the strokes with it, by the visitor's clock. */
  weeks?: { to: string; text: string };
  /** What is drawn, for those who see it. */
  stroke: string;
  count: number;
}

/** A day of a place: its lessons, and by how many hours Toronto is behind it. */
export interface LocalDay {
  behind: number;
  /** The place, on a page that is about none: readers elsewhere have other hours. */
  place?: string;
  /** When lessons take place, such as `Mon – Fri 16:00 – 20:00`. */
  hours: string[];
  /** The days that are drawn, the first of them: others have hours of their own. */
  days: string;
  windows: Hours[];
}
