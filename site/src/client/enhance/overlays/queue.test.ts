import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OverlayName } from '../../../shared/overlays';
import { READY_WIDGET_DELAY_MS } from './start';
import { PAUSE_MS } from './pause';
import { createOverlayQueue, RETRY_MS } from './queue';

let isBusy: boolean;
/** What lies over the page, and what has lain there. */
let over: OverlayName[];
let slot: ReturnType<typeof createOverlayQueue>;

/** Something that appears and disappears. */
const thing = (name: OverlayName, hasPlace: () => boolean = () => true) =>
  vi.fn(() => {
    if (!hasPlace()) return undefined;
    over.push(name);
    return () => {
      over = over.filter((one) => one !== name);
    };
  });
const ask = (name: OverlayName, hasPlace?: () => boolean) => slot.request(name, thing(name, hasPlace));
/** The visitor closes it. */
const close = (name: OverlayName) => {
  over = over.filter((one) => one !== name);
  slot.release(name);
};

beforeEach(() => {
  vi.useFakeTimers();
  isBusy = false;
  over = [];
  slot = createOverlayQueue(() => isBusy);
});
afterEach(() => vi.useRealTimers());

it('shows one at a time, in the order of the contract and not of the asking', () => {
  ask('offer');
  ask('update');
  vi.runAllTimers();
  expect(over).toEqual(['update']);
  close('update');
  vi.advanceTimersByTime(PAUSE_MS - 1);
  expect(over).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(over).toEqual(['offer']);
});

it('leaves who has closed something in peace, also where somebody asks only then', () => {
  ask('consent');
  close('consent');
  ask('offer');
  vi.advanceTimersByTime(PAUSE_MS - 1);
  expect(over).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(over).toEqual(['offer']);
});

it('shows no second card of those that nobody asked for, but what has happened', () => {
  ask('offer');
  ask('install');
  vi.runAllTimers();
  close('offer');
  vi.runAllTimers();
  expect(over).toEqual([]);
  ask('offline');
  vi.runAllTimers();
  expect(over).toEqual(['offline']);
});

it('waits while the visitor is in the middle of something', () => {
  isBusy = true;
  ask('offer');
  vi.advanceTimersByTime(3 * RETRY_MS);
  expect(over).toEqual([]);
  isBusy = false;
  vi.advanceTimersByTime(RETRY_MS);
  expect(over).toEqual(['offer']);
});

it('tries again later what has no place', () => {
  let hasPlace = false;
  ask('offer', () => hasPlace);
  vi.advanceTimersByTime(RETRY_MS);
  expect(over).toEqual([]);
  hasPlace = true;
  vi.advanceTimersByTime(RETRY_MS);
  expect(over).toEqual(['offer']);
});

it('shows the next one in place of what has none', () => {
  ask('offer', () => false);
  ask('install');
  vi.advanceTimersByTime(RETRY_MS);
  expect(over).toEqual(['install']);
});

it('shows no card that nobody asked for on a page that shows something of the kind already', () => {
  slot = createOverlayQueue(() => isBusy, true);
  ask('offer');
  vi.runAllTimers();
  expect(over).toEqual([]);
  ask('update');
  vi.runAllTimers();
  expect(over).toEqual(['update']);
});

it('brings a card back once what it gave way to has gone', () => {
  ask('offer');
  vi.runAllTimers();
  ask('chat');
  expect(over).toEqual(['chat']);
  close('chat');
  vi.runAllTimers();
  expect(over).toEqual(['offer']);
  // Also one that gave way twice.
  ask('consent');
  ask('chat');
  close('chat');
  vi.runAllTimers();
  expect(over).toEqual(['consent']);
  close('consent');
  vi.runAllTimers();
  expect(over).toEqual(['offer']);
});

it('does not open the chat again that has given way', () => {
  ask('chat');
  ask('consent');
  close('consent');
  vi.runAllTimers();
  expect(over).toEqual([]);
});

it('gives way at once to what the visitor asked for, even while they are busy', () => {
  ask('offer');
  vi.runAllTimers();
  isBusy = true;
  ask('chat');
  expect(over).toEqual(['chat']);
  ask('offline');
  isBusy = false;
  vi.runAllTimers();
  expect(over).toEqual(['chat']);
  close('chat');
  vi.runAllTimers();
  expect(over).toEqual(['offline']);
  close('offline');
  vi.runAllTimers();
  expect(over).toEqual(['offer']);
});

it('forgets who no longer wants a turn', () => {
  ask('consent');
  ask('offer');
  slot.release('offer');
  close('consent');
  vi.runAllTimers();
  expect(over).toEqual([]);
});

it('has the delay of the specification', () => {
  expect(READY_WIDGET_DELAY_MS).toBe(1000);
});
