import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog, DialogClose, DialogHeader, DialogTitle, DialogTrigger } from '../dialog';
import { NOTIFIER, notify, toast, TOAST, toasts, TOAST_SWIPE_THRESHOLD_PX } from './store';
import { Toaster } from './toaster';

const content = (hasOuter: boolean) => (
  <>
    <input aria-label="A field" />
    <DialogTrigger for="outer">Open outer</DialogTrigger>
    <Dialog id="inner">
      <DialogHeader>
        <DialogTitle>Inner</DialogTitle>
        <DialogClose />
      </DialogHeader>
      Text
    </Dialog>
    {hasOuter && (
      <Dialog id="outer">
        <DialogHeader>
          <DialogTitle>Outer</DialogTitle>
          <DialogClose />
        </DialogHeader>
        <DialogTrigger for="inner">Open inner</DialogTrigger>
      </Dialog>
    )}
    <Toaster />
  </>
);
let rerender: ReturnType<typeof render>['rerender'];
beforeEach(async () => {
  ({ rerender } = render(content(true)));
  await screen.findByRole('status');
});
afterEach(() => {
  for (const { id } of toasts.get()) toasts.dismiss(id);
});

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const closeOf = (text: string) =>
  page.getByRole('listitem').filter({ hasText: text }).getByRole('button', { name: 'Close' });
const isShown = (text: string) => expect.element(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
const isGone = (text: string) => expect.element(page.getByText(text)).not.toBeInTheDocument();

describe('while a modal dialog is open', () => {
  it('toasts are in the topmost dialog', async () => {
    await button('Open outer').click();
    await button('Open inner').click();
    await expect.element(dialog('Inner')).toBeVisible();
    const { dismiss } = toast({ title: 'Saved' });
    const status = dialog('Inner').getByRole('status');
    await expect.element(status).toHaveTextContent('Saved');
    // A real click: it would miss an inert or covered button.
    await closeOf('Saved').click({ timeout: 2000 });
    await waitFor(() => expect(toasts.get()[0]?.open).toBe(false));
    await expect.element(dialog('Inner')).toBeVisible();
    dismiss();
  });

  it('a visible toast moves into the dialog and back', async () => {
    toast({ title: 'Saved' });
    await isShown('Saved');
    const element = page.getByRole('listitem').filter({ hasText: 'Saved' }).element();
    await button('Open outer').click();
    await waitFor(() => expect(element.closest('dialog')?.id).toBe('outer'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(element.closest('dialog')).toBeNull());
  });

  it('a toaster returns to the page when its dialog is removed', async () => {
    await button('Open outer').click();
    await waitFor(() => expect(screen.getByRole('status').closest('dialog')?.id).toBe('outer'));
    rerender(content(false));
    await screen.findByRole('status');
    toast({ title: 'Saved' });
    await isShown('Saved');
  });

  it('Escape in a toast closes only the toast', async () => {
    await button('Open outer').click();
    await expect.element(dialog('Outer')).toBeVisible();
    toast({ title: 'Saved' });
    await isShown('Saved');
    const inside = document.activeElement;
    await userEvent.keyboard('{F8}{Tab}{Tab}{Escape}');
    await isGone('Saved');
    await expect.element(dialog('Outer')).toBeVisible();
    expect(document.activeElement).toBe(inside);
  });
});

it.each([
  ['its button', '{Tab}{Tab}{Enter}'],
  ['Escape', '{Tab}{Escape}'],
])('returns the focus when the keyboard closes it with %s', async (_, keys) => {
  await page.getByLabelText('A field').click();
  toast({ title: 'Saved' });
  await isShown('Saved');
  await userEvent.keyboard('{F8}');
  expect(document.activeElement).not.toBe(page.getByLabelText('A field').element());
  await userEvent.keyboard(keys);
  await isGone('Saved');
  await expect.element(page.getByLabelText('A field')).toHaveFocus();
});

it('announces its text and nothing else', async () => {
  const heard = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]'))
      heard.add(region.textContent.replace(/[\s\u2060]/g, ''));
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  toast({ title: 'Saved' });
  await isShown('Saved');
  await waitFor(() => expect([...heard]).toContain('Saved'));
  // Radix fills its live region a frame later.
  await new Promise((resolve) => setTimeout(resolve, 300));
  observer.disconnect();
  expect([...heard].filter(Boolean)).toEqual(['Saved']);
});

it('keeps its close button visible beside a long URL', async () => {
  await page.viewport(360, 640);
  toast({ title: 'Saved', description: `https://www.example.org/${'x'.repeat(200)}` });
  await isShown('Saved');
  const { left, right } = closeOf('Saved').element().getBoundingClientRect();
  expect([left > 0, right <= innerWidth]).toEqual([true, true]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

it('lists toasts of `toast` and `notify` together without overlap', async () => {
  for (const title of ['One', 'Two', 'Three', 'Four']) notify({ title });
  toast({ title: 'First toast' });
  toast({ title: 'Second toast' });
  await isShown('Second toast');
  const items = page.getByRole('listitem').elements();
  expect(items.map((item) => item.textContent)).toEqual(['Second toast', 'Four', 'Three', 'Two']);
  const gaps = items.slice(1).map((item, index) => {
    return Math.round(item.getBoundingClientRect().top - items[index]!.getBoundingClientRect().bottom);
  });
  expect(gaps).toEqual([NOTIFIER.gap, NOTIFIER.gap, NOTIFIER.gap]);
});

describe('a toast closes by itself', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => void vi.useRealTimers());
  const isOpen = () => toasts.get()[0]?.open;

  it('but not under the pointer', async () => {
    toast({ title: 'Saved' });
    await isShown('Saved');
    const item = page.getByRole('listitem').element();
    fireEvent.pointerMove(item);
    vi.advanceTimersByTime(2 * TOAST.duration);
    expect(isOpen()).toBe(true);
    fireEvent.pointerLeave(item.closest('[role="region"]') as Element);
    vi.advanceTimersByTime(TOAST.duration);
    expect(isOpen()).toBe(false);
  });

  it('but not in a hidden tab', async () => {
    notify({ title: 'Saved' });
    await isShown('Saved');
    const hide = (isHidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    hide(true);
    vi.advanceTimersByTime(2 * NOTIFIER.duration);
    expect(isOpen()).toBe(true);
    hide(false);
    Reflect.deleteProperty(document, 'hidden');
    vi.advanceTimersByTime(NOTIFIER.duration);
    expect(isOpen()).toBe(false);
  });
});

describe('a swipe whose `pointerup` is lost', () => {
  /** The only pointer id that is active in a browser without a device. */
  const MOUSE = 1;
  const send = (item: Element, type: string, x: number, init: PointerEventInit = {}) => {
    const place = { bubbles: true, cancelable: true, pointerId: MOUSE, clientX: x, clientY: 10 };
    item.dispatchEvent(new PointerEvent(type, { ...place, ...init }));
  };
  /** Drags a toast by 30 px; 50 px would dismiss it. */
  const drag = async (pointerType: string) => {
    notify({ title: 'Saved' });
    await isShown('Saved');
    const item = page.getByRole('listitem').filter({ hasText: 'Saved' }).element() as HTMLElement;
    send(item, 'pointerdown', 10, { pointerType, buttons: 1 });
    for (const x of [30, 40]) send(item, 'pointermove', x, { pointerType, buttons: 1 });
    expect(getComputedStyle(item).translate).toBe('30px');
    return item;
  };
  afterEach(() => void vi.useRealTimers());

  it('ends on `pointercancel`, and the timer continues', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const item = await drag('touch');
    send(item, 'pointercancel', 40, { pointerType: 'touch' });
    expect(item.dataset.swipe).toBe('cancel');
    vi.advanceTimersByTime(NOTIFIER.duration);
    vi.useRealTimers();
    await isGone('Saved');
  });

  it('ends when the mouse returns with its button released', async () => {
    const item = await drag('mouse');
    send(item, 'pointermove', 60, { pointerType: 'mouse', buttons: 0 });
    expect(item.dataset.swipe).toBe('cancel');
    await waitFor(() => expect(getComputedStyle(item).translate).toBe('none'));
  });

  it('dismisses a toast that was dragged far enough', async () => {
    const item = await drag('touch');
    send(item, 'pointermove', 10 + TOAST_SWIPE_THRESHOLD_PX + 1, { pointerType: 'touch', buttons: 1 });
    send(item, 'pointercancel', 0, { pointerType: 'touch' });
    await isGone('Saved');
  });
});
