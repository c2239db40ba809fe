import { expect, it } from 'vitest';
import { bandsOf } from './bands';
import type { PageMark } from './marked-page';

const mark = (y: number, height = 0.03): PageMark => ({
  id: `at ${y}`,
  page: 0,
  kind: 'wavy',
  box: { x: 0.1, y, width: 0.5, height },
  note: 'n',
});

it.each([
  ['none', []],
  ['one', [mark(0.4)]],
  ['some, in any order', [mark(0.7), mark(0.1), mark(0.4)]],
  ['overlapping ones', [mark(0.4, 0.2), mark(0.45), mark(0.59)]],
  ['both edges', [mark(0, 0.02), mark(0.97)]],
  ['the whole page', [mark(0, 1), mark(0.5)]],
  ['sixty', Array.from({ length: 60 }, (_, at) => mark(at / 61, 0.01))],
])('cuts a page with %s into strips that are the page again', (_, marks) => {
  const bands = bandsOf(marks);
  expect(bands[0]?.from).toBe(0);
  expect(bands.at(-1)?.to).toBe(1);
  for (const [at, { from, to }] of bands.entries()) {
    expect(to).toBeGreaterThan(from);
    if (at > 0) expect(from).toBe(bands[at - 1]?.to);
  }
  const shown = bands.flatMap((band) => band.marks);
  expect(shown).toHaveLength(marks.length);
  // Each mark is whole in its strip, and they are read from top to bottom.
  for (const { from, to, marks: own } of bands)
    for (const { box } of own) {
      expect(box.y).toBeGreaterThanOrEqual(from);
      expect(box.y + box.height).toBeLessThanOrEqual(to + 1e-9);
    }
  expect(shown.map(({ box }) => box.y)).toEqual(marks.map(({ box }) => box.y).toSorted((one, other) => one - other));
});

it('keeps marks on the same line in one strip', () => {
  expect(bandsOf([mark(0.4), mark(0.41)]).filter(({ marks }) => marks.length > 0)).toHaveLength(1);
});
