import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NAVIGATION_CLOSE_DELAY_MS, NAVIGATION_OPEN_DELAY_MS, NavigationMenu } from './navigation-menu';
import { sampleItems } from './sample-items';
import '../styles/core.css';

// With the real pointer: the delays are what a hand feels.
let host: HTMLElement;
let root: Root;
beforeEach(async () => {
  await page.viewport(1200, 800);
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(
    <>
      <NavigationMenu items={sampleItems} />
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

it('opens 100 ms after the pointer has come, and closes 300 ms after it has left', async () => {
  let entered = 0;
  let left = 0;
  const item = trigger('Tutoring').element().parentElement;
  item?.addEventListener('pointerenter', () => (entered = performance.now()));
  item?.addEventListener('pointerleave', () => (left = performance.now()));

  await userEvent.hover(trigger('Tutoring'));
  await until('Tutoring', true);
  expect(performance.now() - entered).toBeGreaterThanOrEqual(NAVIGATION_OPEN_DELAY_MS - 1);

  await userEvent.hover(page.getByRole('link', { name: 'French' }));
  await wait(NAVIGATION_CLOSE_DELAY_MS + 100);
  expect(isOpen('Tutoring')).toBe(true);

  await userEvent.hover(page.getByRole('button', { name: 'Elsewhere' }));
  await until('Tutoring', false);
  expect(performance.now() - left).toBeGreaterThanOrEqual(NAVIGATION_CLOSE_DELAY_MS - 1);
});

it('stays closed when the pointer only passes over', async () => {
  await userEvent.hover(trigger('Tutoring'));
  await userEvent.hover(page.getByRole('button', { name: 'Elsewhere' }));
  await wait(NAVIGATION_OPEN_DELAY_MS * 2);
  // Slow machines may need longer than 100 ms between the two: then it has opened, and closes.
  await until('Tutoring', false);
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
