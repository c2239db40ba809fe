import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOTIFIER, notify, onToast, TOAST, TOAST_REMOVE_DELAY_MS, ToastStore } from './store';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows one toast of `toast()` and three of `notify()` together', () => {
  const store = new ToastStore();
  for (const title of ['a', 'b', 'c', 'd']) {
    store.show({ title });
    store.show({ title: `${title} too` }, 'notifier');
  }
  expect(store.get().map(({ title }) => title)).toEqual(['d too', 'd', 'c too', 'b too']);
});

it('has the specified limits, durations and gaps', () => {
  expect([TOAST, NOTIFIER]).toEqual([
    { limit: 1, duration: 5000, gap: 0 },
    { limit: 3, duration: 4000, gap: 14 },
  ]);
});

it('keeps a dismissed toast closed, and removes it after 1,000,000 ms', () => {
  const store = new ToastStore();
  const { id, dismiss } = store.show({ title: 'Saved' });
  dismiss();
  expect(store.get()).toEqual([{ id, title: 'Saved', open: false, preset: 'toast' }]);
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
  dismiss();
  expect(store.get()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.get()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

it('updates a toast and notifies subscribers', () => {
  const store = new ToastStore();
  const heard = vi.fn();
  const stop = store.subscribe(heard);
  const { update } = store.show({ title: 'Sending' });
  update({ title: 'Not sent', variant: 'destructive' });
  expect(store.get()[0]).toMatchObject({ title: 'Not sent', variant: 'destructive', open: true });
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  update({ title: 'Sent' });
  expect(heard).toHaveBeenCalledTimes(2);
});

it('gives the place of a closed toast to the next one', () => {
  const store = new ToastStore();
  store.show({ title: 'a' }, 'notifier');
  store.show({ title: 'b' }, 'notifier');
  store.show({ title: 'c' }, 'notifier').dismiss();
  store.show({ title: 'd' }, 'notifier');
  const shown = store.get().filter(({ open }) => open);
  expect(shown.map(({ title }) => title)).toEqual(['d', 'b', 'a']);
});

it('calls the listener of `onToast` for both presets until it is removed', () => {
  const heard = vi.fn();
  const end = onToast(heard);
  expect(heard).not.toHaveBeenCalled();
  const { dismiss } = notify({ title: 'Copied' });
  expect(heard).toHaveBeenCalledOnce();
  dismiss();
  expect(heard).toHaveBeenCalledOnce();
  end();
  notify({ title: 'Copied again' }).dismiss();
  expect(heard).toHaveBeenCalledOnce();
});
