import { MARKED_WORK_LIMITS, type Mark, type MarkedWork, type MarkKind } from '@tutoring/domain/marking';

/** The place of a mark, as shares of its page. */
export type Box = Mark['box'];
/** The size of a page in pixels. */
export interface PageSize {
  width: number;
  height: number;
}

export const KIND_NAMES: Record<MarkKind, string> = {
  tick: 'Tick',
  underline: 'Underline',
  wavy: 'Wavy line',
  highlight: 'Highlight',
  ring: 'Ring',
};

/** The size of a mark that is set with one press: about a word, or the tick beside it. Shares of the page's width. */
const PRESS_SIZES: Record<MarkKind, readonly [width: number, height: number]> = {
  tick: [0.045, 0.04],
  underline: [0.22, 0.03],
  wavy: [0.22, 0.03],
  highlight: [0.22, 0.032],
  ring: [0.14, 0.05],
};
/** The smallest side of a mark, as a share of the page's width: it can still be seen and taken hold of. */
const MIN_SIDE = 0.012;
/** How far an arrow key moves or resizes, as a share of the page's width. */
export const KEY_STEP = 0.01;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
/** Shares with more digits than any screen shows would only make drafts differ. */
const round = (share: number) => Math.round(share * 1e5) / 1e5;

/** A box that lies on its page and is large enough to be seen. */
export function fitted({ x, y, width, height }: Box, page: PageSize): Box {
  const w = clamp(width, MIN_SIDE, 1);
  const h = clamp(height, (MIN_SIDE * page.width) / page.height, 1);
  // What grows because it was too flat keeps its lower edge: a line is drawn there.
  const top = y + height - h;
  return { x: round(clamp(x, 0, 1 - w)), y: round(clamp(top, 0, 1 - h)), width: round(w), height: round(h) };
}

/** The box of a mark that is set with one press. @param at The middle, as shares of the page. */
export function boxAround(at: { x: number; y: number }, kind: MarkKind, page: PageSize): Box {
  const [width, tall] = PRESS_SIZES[kind];
  const height = (tall * page.width) / page.height;
  return fitted({ x: at.x - width / 2, y: at.y - height / 2, width, height }, page);
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The box after an arrow key, which moves it, or resizes it at its end; nothing for another key. */
export function afterKey(box: Box, key: string, isResizing: boolean, page: PageSize): Box | undefined {
  const step = ARROWS[key];
  if (!step) return undefined;
  const x = step[0] * KEY_STEP;
  const y = (step[1] * KEY_STEP * page.width) / page.height;
  const next = isResizing
    ? { ...box, width: Math.min(box.width + x, 1 - box.x), height: Math.min(box.height + y, 1 - box.y) }
    : { ...box, x: box.x + x, y: box.y + y };
  // It stops at its smallest size instead of growing upwards.
  if (isResizing && next.height < (MIN_SIDE * page.width) / page.height) next.height = box.height;
  return fitted(next, page);
}

/** The marks as the student meets them: page by page, from top to bottom. */
export const inReadingOrder = (marks: readonly Mark[]): Mark[] =>
  marks.toSorted((a, b) => a.page - b.page || a.box.y - b.box.y || a.box.x - b.box.x);

/** Whether the student sees nothing but the mark: the others have notes, with numbers. */
const isBare = ({ kind, note }: Mark) => kind === 'tick' && note.trim() === '';

/** The numbers of the notes, as the student will see them. @param ordered In reading order. */
export function numbersOf(ordered: readonly Mark[]): ReadonlyMap<string, number> {
  return new Map(ordered.filter((mark) => !isBare(mark)).map(({ id }, place) => [id, place + 1]));
}

/** Where a mark is, in words: “upper left”. */
export function placeOf({ x, y, width, height }: Box): string {
  const third = (share: number) => clamp(Math.floor(share * 3), 0, 2);
  const row = ['upper', 'middle', 'lower'][third(y + height / 2)];
  const column = ['left', 'centre', 'right'][third(x + width / 2)];
  return row === 'middle' && column === 'centre' ? 'centre' : `${row} ${column}`;
}

/** “Mark 3, underline, page 1, upper left”. @param number Of its note; a bare tick has none. */
export const nameOf = (mark: Mark, number: number | undefined): string =>
  `${number === undefined ? KIND_NAMES[mark.kind] : `Mark ${number}, ${KIND_NAMES[mark.kind].toLowerCase()}`}, page ${mark.page + 1}, ${placeOf(mark.box)}`;

/** What keeps a marking from being sent. */
export interface Obstacle {
  text: string;
  /** The mark to look at. */
  mark?: string;
}

/** What must be done before a marking is sent. @param ordered In reading order. */
export function obstaclesOf(ordered: readonly Mark[]): Obstacle[] {
  if (ordered.length === 0) return [{ text: 'Set at least one mark: the student gets pages with marks and notes.' }];
  const numbers = numbersOf(ordered);
  return ordered
    .filter((mark) => !isBare(mark) && mark.note.trim() === '')
    .map(({ id }) => ({ text: `Mark ${numbers.get(id)} has no note. Only a tick needs none.`, mark: id }));
}

/** How many characters are left, once few are. */
export function leftIn(text: string, field: keyof typeof MARKED_WORK_LIMITS): string | undefined {
  const max = MARKED_WORK_LIMITS[field];
  const left = max - text.length;
  if (left > max / 10) return undefined;
  return left > 0 ? `${left} characters left.` : `This is as long as it can be: ${max} characters.`;
}

export const NO_WORK: MarkedWork = { marks: [], grade: '', comment: '' };

/** Whether two works say the same. */
export const isSameWork = (a: MarkedWork, b: MarkedWork): boolean => canonical(a) === canonical(b);

/** The same text for the same work, whichever order its marks and fields are in. */
function canonical({ marks, grade, comment }: MarkedWork): string {
  const lines = marks.map(({ id, page, kind, note, box }) =>
    JSON.stringify([id, page, kind, note.trim(), box.x, box.y, box.width, box.height]),
  );
  return JSON.stringify([lines.sort(), grade.trim(), comment.trim()]);
}

/** Both works in one: where both have a mark, the first one's place and both notes. */
export function joined(mine: MarkedWork, theirs: MarkedWork): MarkedWork {
  const both = (a: string, b: string, between: string, max: number) =>
    (!b.trim() || a.includes(b.trim()) ? a : a.trim() ? `${a}${between}${b}` : b).slice(0, max);
  const others = new Map(theirs.marks.map((mark) => [mark.id, mark]));
  const { note, grade, comment } = MARKED_WORK_LIMITS;
  return {
    marks: [
      ...mine.marks.map((mark) => ({ ...mark, note: both(mark.note, others.get(mark.id)?.note ?? '', '\n', note) })),
      ...theirs.marks.filter(({ id }) => !mine.marks.some((mark) => mark.id === id)),
    ],
    grade: both(mine.grade, theirs.grade, ' ', grade),
    comment: both(mine.comment, theirs.comment, '\n\n', comment),
  };
}
