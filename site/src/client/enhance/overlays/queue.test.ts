import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OverlayName } from '../../../shared/overlays';
import { READY_WIDGET_DELAY_MS } from './start';
import { PAUSE_MS } from './pause';
import { createOverlayQueue, RETRY_MS } from './queue';

let isBusy: boolean;
/** The open overlays. */
let open: OverlayName[];
let queue: ReturnType<typeof createOverlayQueue>;

/** Shows an overlay if it fits, and hides it. */
const showOverlay = (name: OverlayName, fits: () => boolean = () => true) =>
  vi.fn(() => {
    if (!fits()) return undefined;
    open.push(name);
    return () => {
      open = open.filter((one) => one !== name);
    };
  });
const request = (name: OverlayName, fits?: () => boolean) => queue.request(name, showOverlay(name, fits));
/** The visitor closes an overlay. */
const close = (name: OverlayName) => {
  open = open.filter((one) => one !== name);
  queue.release(name);
};

beforeEach(() => {
  vi.useFakeTimers();
  isBusy = false;
  open = [];
  queue = createOverlayQueue(() => isBusy);
});
afterEach(() => vi.useRealTimers());

it('opens one overlay at a time, in the order of priority', () => {
  request('offer');
  request('update');
  vi.runAllTimers();
  expect(open).toEqual(['update']);
  close('update');
  vi.advanceTimersByTime(PAUSE_MS - 1);
  expect(open).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(open).toEqual(['offer']);
});

it('pauses after an overlay is closed, also for later requests', () => {
  request('consent');
  close('consent');
  request('offer');
  vi.advanceTimersByTime(PAUSE_MS - 1);
  expect(open).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(open).toEqual(['offer']);
});

it('opens one suggestion a page at most, but still news', () => {
  request('offer');
  request('install');
  vi.runAllTimers();
  close('offer');
  vi.runAllTimers();
  expect(open).toEqual([]);
  request('offline');
  vi.runAllTimers();
  expect(open).toEqual(['offline']);
});

it('waits while the visitor is busy', () => {
  isBusy = true;
  request('offer');
  vi.advanceTimersByTime(3 * RETRY_MS);
  expect(open).toEqual([]);
  isBusy = false;
  vi.advanceTimersByTime(RETRY_MS);
  expect(open).toEqual(['offer']);
});

it('retries an overlay that does not fit', () => {
  let fits = false;
  request('offer', () => fits);
  vi.advanceTimersByTime(RETRY_MS);
  expect(open).toEqual([]);
  fits = true;
  vi.advanceTimersByTime(RETRY_MS);
  expect(open).toEqual(['offer']);
});

it('opens the next overlay if the first does not fit', () => {
  request('offer', () => false);
  request('install');
  vi.advanceTimersByTime(RETRY_MS);
  expect(open).toEqual(['install']);
});

it('opens no suggestion on a page that already shows one', () => {
  queue = createOverlayQueue(() => isBusy, true);
  request('offer');
  vi.runAllTimers();
  expect(open).toEqual([]);
  request('update');
  vi.runAllTimers();
  expect(open).toEqual(['update']);
});

it('reopens a card after the overlay that replaced it is closed', () => {
  request('offer');
  vi.runAllTimers();
  request('chat');
  expect(open).toEqual(['chat']);
  close('chat');
  vi.runAllTimers();
  expect(open).toEqual(['offer']);
  // Also one that was replaced twice.
  request('consent');
  request('chat');
  close('chat');
  vi.runAllTimers();
  expect(open).toEqual(['consent']);
  close('consent');
  vi.runAllTimers();
  expect(open).toEqual(['offer']);
});

it('does not reopen the chat after it was replaced', () => {
  request('chat');
  request('consent');
  close('consent');
  vi.runAllTimers();
  expect(open).toEqual([]);
});

it('opens what the visitor requested immediately, even while they are busy', () => {
  request('offer');
  vi.runAllTimers();
  isBusy = true;
  request('chat');
  expect(open).toEqual(['chat']);
  request('offline');
  isBusy = false;
  vi.runAllTimers();
  expect(open).toEqual(['chat']);
  close('chat');
  vi.runAllTimers();
  expect(open).toEqual(['offline']);
  close('offline');
  vi.runAllTimers();
  expect(open).toEqual(['offer']);
});

it('drops a cancelled request', () => {
  request('consent');
  request('offer');
  queue.release('offer');
  close('consent');
  vi.runAllTimers();
  expect(open).toEqual([]);
});

it('uses the delay from the specification', () => {
  expect(READY_WIDGET_DELAY_MS).toBe(1000);
});
