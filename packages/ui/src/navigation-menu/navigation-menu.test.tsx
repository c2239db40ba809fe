import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NAVIGATION_CLOSE_DELAY_MS, NAVIGATION_OPEN_DELAY_MS, NavigationMenu } from './navigation-menu';
import { sampleItems } from './sample-items';
import '../styles/core.css';

const items = [...sampleItems, { label: 'Same Page', items: [{ label: 'Guides', href: '#guides' }] }];

let host: HTMLElement;
let root: Root;
beforeEach(async () => {
  await page.viewport(1200, 800);
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(
    <>
      <NavigationMenu items={items} />
      <button type="button" style={{ position: 'absolute', insetBlockStart: 700 }}>
        Elsewhere
      </button>
    </>,
  );
  await vi.waitFor(() => expect(host.querySelector('nav')).not.toBeNull());
  await userEvent.hover(page.getByRole('button', { name: 'Elsewhere' }));
});
afterEach(() => {
  root.unmount();
  host.remove();
});

const trigger = (name: string) => page.getByRole('button', { name });
const isOpen = (name: string) => trigger(name).element().getAttribute('aria-expanded') === 'true';
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds from now until the panel of `name` is open, or closed. */
async function until(name: string, open: boolean): Promise<number> {
  const start = performance.now();
  await vi.waitFor(() => expect(isOpen(name)).toBe(open), { interval: 5, timeout: 3000 });
  return performance.now() - start;
}

/** A pointer's way from one element to another, at once and without a real pointer: the clock is the test's. */
const move = (from: Element, to: Element): void => {
  const leave = new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse', relatedTarget: to });
  act(() => void from.dispatchEvent(leave));
};
const pass = (ms: number): void => {
  act(() => void vi.advanceTimersByTime(ms));
};

describe('by the clock', () => {
  beforeEach(() => {
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  });
  const elsewhere = () => trigger('Elsewhere').element();

  it('opens 100 ms after the pointer has come, and closes 300 ms after it has left', () => {
    const tutoring = trigger('Tutoring').element();
    move(elsewhere(), tutoring);
    pass(NAVIGATION_OPEN_DELAY_MS - 1);
    expect(isOpen('Tutoring')).toBe(false);
    pass(1);
    expect(isOpen('Tutoring')).toBe(true);

    const link = page.getByRole('link', { name: 'French' }).element();
    move(tutoring, link);
    pass(10 * NAVIGATION_CLOSE_DELAY_MS);
    expect(isOpen('Tutoring')).toBe(true);

    move(link, elsewhere());
    pass(NAVIGATION_CLOSE_DELAY_MS - 1);
    expect(isOpen('Tutoring')).toBe(true);
    pass(1);
    expect(isOpen('Tutoring')).toBe(false);
  });

  it('stays closed when the pointer only passes over', () => {
    const opened = vi.fn();
    const watcher = new MutationObserver(opened);
    watcher.observe(trigger('Tutoring').element(), { attributeFilter: ['aria-expanded'] });
    move(elsewhere(), trigger('Tutoring').element());
    pass(NAVIGATION_OPEN_DELAY_MS - 1);
    move(trigger('Tutoring').element(), elsewhere());
    pass(10 * NAVIGATION_CLOSE_DELAY_MS);
    expect(watcher.takeRecords()).toEqual([]);
    expect(opened).not.toHaveBeenCalled();
    watcher.disconnect();
  });
});

it.each(['{Enter}', '{ArrowDown}'])('opened by %s, stays open wherever the pointer goes', async (key) => {
  (trigger('About Us').element() as HTMLElement).focus();
  await userEvent.keyboard(key);
  await until('About Us', true);
  const focused = document.activeElement;
  await userEvent.hover(page.getByRole('link', { name: 'Partnerships' }));
  await userEvent.hover(page.getByRole('button', { name: 'Elsewhere' }));
  await wait(NAVIGATION_CLOSE_DELAY_MS + 100);
  expect([isOpen('About Us'), document.activeElement]).toEqual([true, focused]);
  await userEvent.hover(trigger('Learning Hub'));
  await wait(NAVIGATION_OPEN_DELAY_MS + 100);
  expect([isOpen('About Us'), isOpen('Learning Hub'), document.activeElement]).toEqual([true, false, focused]);
  // A press decides.
  await userEvent.click(trigger('Learning Hub'));
  await until('Learning Hub', true);
  expect(isOpen('About Us')).toBe(false);
});

it('closes when a link leads to a place on the same page', async () => {
  await userEvent.click(trigger('Same Page'));
  await userEvent.click(page.getByRole('link', { name: 'Guides' }));
  expect(location.hash).toBe('#guides');
  await until('Same Page', false);
  history.replaceState(history.state, '', location.pathname + location.search);
});

it('changes to another panel under a resting pointer, but not on the way down to the open one', async () => {
  await userEvent.click(trigger('About Us'));
  await until('About Us', true);
  const next = trigger('Learning Hub').element();
  const down = (movementY: number) =>
    new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', movementY });
  await userEvent.hover(trigger('Learning Hub'));
  for (let step = 0; step < 10; step += 1) {
    next.dispatchEvent(down(3));
    await wait(NAVIGATION_OPEN_DELAY_MS / 4);
  }
  expect(isOpen('About Us')).toBe(true);
  await until('Learning Hub', true);
  expect(isOpen('About Us')).toBe(false);
});

it('follows a sub-item by a full page load: no router hears the click', async () => {
  await userEvent.click(trigger('About Us'));
  const heard = vi.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  host.addEventListener('click', heard);
  await userEvent.click(page.getByRole('link', { name: 'Tutors' }));
  expect(heard).toHaveBeenCalledOnce();
});
