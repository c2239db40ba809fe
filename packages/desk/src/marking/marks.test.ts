import { MARKED_WORK_LIMITS, type Mark } from '@tutoring/domain/marking';
import { expect, it } from 'vitest';
import {
  afterKey,
  boxAround,
  fitted,
  inReadingOrder,
  isSameWork,
  joined,
  leftIn,
  nameOf,
  numbersOf,
  obstaclesOf,
} from './marks';

const PAGE = { width: 1200, height: 1600 };
const mark = (id: string, patch: Partial<Mark> = {}): Mark => ({
  id,
  page: 0,
  kind: 'underline',
  box: { x: 0.1, y: 0.1, width: 0.2, height: 0.03 },
  note: 'Sample note',
  ...patch,
});
const at = (x: number, y: number) => ({ x, y, width: 0.1, height: 0.03 });
const work = (...marks: Mark[]) => ({ marks, grade: '', comment: '' });

it('keeps a box on its page, and large enough to be seen', () => {
  expect(fitted({ x: -0.2, y: 0.99, width: 0.5, height: 0.1 }, PAGE)).toEqual({
    x: 0,
    y: 0.9,
    width: 0.5,
    height: 0.1,
  });
  // A flat line keeps its lower edge.
  const line = fitted({ x: 0.1, y: 0.5, width: 0.4, height: 0 }, PAGE);
  expect(line.height).toBeGreaterThan(0);
  expect(line.y + line.height).toBeCloseTo(0.5);
});

it('puts a mark around a press, also at the corner', () => {
  const { x, width } = boxAround({ x: 0.5, y: 0.5 }, 'ring', PAGE);
  expect(x + width / 2).toBeCloseTo(0.5);
  expect(boxAround({ x: 1, y: 0 }, 'tick', PAGE)).toMatchObject({ y: 0 });
});

it('moves with the arrow keys, and resizes with Shift', () => {
  const { box } = mark('a');
  expect(afterKey(box, 'ArrowRight', false, PAGE)).toMatchObject({ x: 0.11, width: 0.2 });
  expect(afterKey(box, 'ArrowRight', true, PAGE)).toMatchObject({ x: 0.1, width: 0.21 });
  expect(afterKey(box, 'a', false, PAGE)).toBeUndefined();
  // At its smallest and at the edge it stays where it is.
  let small = box;
  for (let times = 0; times < 50; times += 1) small = afterKey(small, 'ArrowUp', true, PAGE) ?? small;
  expect(small.y).toBe(0.1);
  let far = box;
  for (let times = 0; times < 200; times += 1) far = afterKey(far, 'ArrowRight', false, PAGE) ?? far;
  expect(far).toMatchObject({ x: 0.8, width: 0.2 });
});

it('orders marks by page and from top to bottom, and numbers those with notes', () => {
  const marks = [
    mark('second-page', { page: 1, box: at(0, 0) }),
    mark('low', { box: at(0, 0.5) }),
    mark('tick', { kind: 'tick', note: '', box: at(0, 0.3) }),
    mark('right', { box: at(0.7, 0.1) }),
    mark('left', { box: at(0.1, 0.1) }),
  ];
  const ordered = inReadingOrder(marks);
  expect(ordered.map(({ id }) => id)).toEqual(['left', 'right', 'tick', 'low', 'second-page']);
  // As MarkedPage numbers them.
  expect([...numbersOf(ordered)]).toEqual([
    ['left', 1],
    ['right', 2],
    ['low', 3],
    ['second-page', 4],
  ]);
});

it('names a mark by number, kind and place', () => {
  expect(nameOf(mark('a', { box: at(0.1, 0.1) }), 3)).toBe('Mark 3, underline, page 1, upper left');
  expect(nameOf(mark('a', { kind: 'wavy', page: 1, box: at(0.45, 0.48) }), 1)).toBe(
    'Mark 1, wavy line, page 2, centre',
  );
});

it('refuses work without marks, and marks without notes unless they are ticks', () => {
  expect(obstaclesOf([])).toHaveLength(1);
  const marks = [mark('a', { kind: 'tick', note: '' }), mark('b', { note: ' ' }), mark('c')];
  expect(obstaclesOf(marks)).toEqual([{ mark: 'b', text: expect.stringContaining('Mark 1 has no note') as string }]);
});

it('says how many characters are left only when few are', () => {
  const { note } = MARKED_WORK_LIMITS;
  expect(leftIn('', 'note')).toBeUndefined();
  expect(leftIn('x'.repeat(note - 10), 'note')).toBe('10 characters left.');
  expect(leftIn('x'.repeat(note), 'note')).toContain(`${note} characters`);
});

it('takes two works for the same whatever the order of their marks', () => {
  expect(isSameWork(work(mark('a'), mark('b')), work(mark('b'), mark('a', { note: 'Sample note ' })))).toBe(true);
  expect(isSameWork(work(mark('a')), work(mark('a', { note: 'Another' })))).toBe(false);
});

it('joins two works without losing a mark or a word', () => {
  const mine = { marks: [mark('a', { note: 'Mine' }), mark('b')], grade: '5/8', comment: 'Try again' };
  const theirs = { marks: [mark('a', { note: 'Theirs' }), mark('c')], grade: '5/8', comment: 'Well done' };
  const both = joined(mine, theirs);
  expect(both.marks.map(({ id, note }) => [id, note])).toEqual([
    ['a', 'Mine\nTheirs'],
    ['b', 'Sample note'],
    ['c', 'Sample note'],
  ]);
  expect([both.grade, both.comment]).toEqual(['5/8', 'Try again\n\nWell done']);
});
