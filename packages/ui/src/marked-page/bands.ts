import type { PageMark } from './marked-page';

/** A strip of a page, with its marks. */
export interface Band {
  /** The upper and lower edge, as shares of the page's height. */
  from: number;
  to: number;
  marks: readonly PageMark[];
}

/** Space around marks, so that their strokes are in the strip. */
const ROOM = 0.012;
/** A lower strip is not worth a cut. */
const LEAST = 0.03;

const bottomOf = ({ box }: PageMark) => box.y + box.height;

/**
 * Cuts a page above and below its marks, so that notes stand beside or below the marked lines. Marks whose lines overlap share
 * a strip. The strips together are the page.
 */
export function bandsOf(marks: readonly PageMark[]): Band[] {
  const bands: Band[] = [];
  let end = 0;
  for (const { from, to, marks: together } of groupsOf(marks)) {
    if (from > end) bands.push({ from: end, to: from, marks: [] });
    bands.push({ from, to, marks: together });
    end = to;
  }
  const last = bands.at(-1);
  if (last && 1 - end < LEAST) last.to = 1;
  else bands.push({ from: end, to: 1, marks: [] });
  return bands;
}

function groupsOf(marks: readonly PageMark[]): Band[] {
  const groups: (Band & { marks: PageMark[] })[] = [];
  for (const mark of [...marks].sort((one, other) => one.box.y - other.box.y || one.box.x - other.box.x)) {
    const [from, to] = [Math.max(0, mark.box.y - ROOM), Math.min(1, bottomOf(mark) + ROOM)];
    const last = groups.at(-1);
    if (last && from < last.to) {
      last.marks.push(mark);
      last.to = Math.max(last.to, to);
    } else groups.push({ from: last && from - last.to < LEAST ? last.to : from < LEAST ? 0 : from, to, marks: [mark] });
  }
  return groups;
}

/** A mark with the number of its note; none if it has no note. */
export type NumberedMark = PageMark & { number: number | undefined };

/** A strip with numbered marks. */
export type NumberedBand = Omit<Band, 'marks'> & { marks: readonly NumberedMark[] };

/** The strips of each page. Notes are numbered from page to page, from top to bottom. */
export function stripsOf(marks: readonly PageMark[], pages: number): NumberedBand[][] {
  let count = 0;
  const numberOf = ({ note }: PageMark) => (note ? (count += 1) : undefined);
  return Array.from({ length: pages }, (_, at) =>
    bandsOf(marks.filter(({ page }) => page === at)).map((band) => ({
      ...band,
      marks: band.marks.map((mark) => ({ ...mark, number: numberOf(mark) })),
    })),
  );
}
