import type { BarRow, DayBandsProps, Hours } from '@tutoring/ui/chart';

/** The data of a chart, formatted for the page's language. */
export type Drawing =
  | { kind: 'bars'; caption: string; rows: BarRow[]; max?: number }
  | { kind: 'grades'; caption: string; boundaries: { grade: number; from: number }[] }
  | Strokes
  | ({ kind: 'cities'; caption: string } & Pick<DayBandsProps, 'clocks' | 'windows'>)
  | ({ kind: 'day' } & LocalDay);

/** A number as tally strokes. */
export interface Strokes {
  kind: 'tally';
  caption: string;
  /** The time until a day, after the caption. The browser updates it and the strokes by the visitor's clock. */
  weeks?: { to: string; text: string };
  /** What a stroke means. Hidden from screen readers. */
  stroke: string;
  count: number;
}

/** A region's session hours, and how many hours Toronto is behind. */
export interface LocalDay {
  behind: number;
  /** The region's name, on a page that is not about a region. */
  place?: string;
  /** The session hours, such as `Mon – Fri 16:00 – 20:00`. */
  hours: string[];
  /** The days of the hours that are drawn. Other days have other hours. */
  days: string;
  windows: Hours[];
  /** The hours of other regions, which are not drawn. */
  others?: { place: string; hours: string[] }[];
}
