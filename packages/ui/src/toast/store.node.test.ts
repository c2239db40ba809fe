import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOTIFIER, notify, onToast, TOAST, TOAST_REMOVE_DELAY_MS, ToastStore } from './store';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows one at a time, and three as a notifier', () => {
  const toasts = new ToastStore(TOAST);
  const notes = new ToastStore(NOTIFIER);
  for (const title of ['a', 'b', 'c', 'd']) {
    toasts.show({ title });
    notes.show({ title });
  }
  expect(toasts.get().map(({ title }) => title)).toEqual(['d']);
  expect(notes.get().map(({ title }) => title)).toEqual(['d', 'c', 'b']);
});

it('keeps a dismissed toast closed, and forgets it after 1,000,000 ms', () => {
  const store = new ToastStore(TOAST);
  const { id, dismiss } = store.show({ title: 'Saved' });
  dismiss();
  expect(store.get()).toEqual([{ id, title: 'Saved', open: false }]);
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
  dismiss();
  expect(store.get()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.get()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

it('changes what is shown, and tells those who listen', () => {
  const store = new ToastStore(TOAST);
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

it('gives the place of a closed one to the next', () => {
  const notes = new ToastStore(NOTIFIER);
  notes.show({ title: 'a' });
  notes.show({ title: 'b' });
  notes.show({ title: 'c' }).dismiss();
  notes.show({ title: 'd' });
  const shown = notes.get().filter(({ open }) => open);
  expect(shown.map(({ title }) => title)).toEqual(['d', 'b', 'a']);
});

it('tells a page that something is to be shown, of either preset, until that ends', () => {
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
