import { expect, it } from 'vitest';
import { afterChange, rekeyed, type KeyedItems } from './item-keys';

const NOTHING: KeyedItems = { texts: [], keys: [], gone: new Map(), next: 0 };
const item = (name: string, more = {}) => JSON.stringify({ name, ...more });
const [a, b, c] = [item('a'), item('b'), item('c')];
const first = rekeyed(NOTHING, [a, b, c]);
const after = (...texts: string[]) => rekeyed(first, texts).keys;

it('keeps the keys of items when others are added, removed or moved', () => {
  expect(first.keys).toEqual([0, 1, 2]);
  expect(after(a, c)).toEqual([0, 2]);
  expect(after(item('new'), a, b, c)).toEqual([3, 0, 1, 2]);
  expect(after(c, a, b)).toEqual([2, 0, 1]);
});

it('keeps the key of an item that changes, also while its name is being typed', () => {
  expect(after(a, item('b', { role: 'Tutor' }), c)).toEqual([0, 1, 2]);
  expect(after(a, item('bb'), c)).toEqual([0, 1, 2]);
  expect(after(item('new'), a, item('b', { role: 'Tutor' }), c)).toEqual([3, 0, 1, 2]);
});

it('gives a removed item its key back when the removal is undone', () => {
  const removed = rekeyed(first, [a, c]);
  expect(rekeyed(removed, [a, b, c]).keys).toEqual([0, 1, 2]);
  expect(rekeyed(removed, [a, item('new'), c]).keys).toEqual([0, 3, 2]);
});

it('knows which of two alike items is removed or moved', () => {
  const alike = rekeyed(NOTHING, [a, a, a]);
  expect(rekeyed(afterChange(alike, { remove: 1 }), [a, a]).keys).toEqual([0, 2]);
  expect(rekeyed(afterChange(alike, { move: 2, to: 0 }), [a, a, a]).keys).toEqual([2, 0, 1]);
});

it('gives no two items one key', () => {
  const twice = rekeyed(rekeyed(first, [a]), [a, b, b]);
  expect(new Set(twice.keys).size).toBe(3);
});
