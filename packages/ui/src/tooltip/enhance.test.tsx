import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderToString } from 'react-dom/server';
import { IconButton } from '../button';
import { enhanceIconTooltips, TOOLTIP_DELAY_MS } from './enhance';

let host: HTMLElement;
let end: () => void;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(
    <>
      <p>Text</p>
      <IconButton icon="close" label="Close" />
      <IconButton icon="copy" label="Copy" />
      <dialog aria-label="D">
        <IconButton icon="close" label="Close the dialog" />
      </dialog>
    </>,
  );
  end = enhanceIconTooltips();
});
afterEach(() => {
  vi.useRealTimers();
  end();
  host.remove();
});

const button = (name: string) => page.getByRole('button', { name, exact: true }).element() as HTMLElement;
const bubble = () => document.querySelector<HTMLElement>('[data-tip-bubble]');
const over = (element: Element, pointerType = 'mouse') =>
  element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));

it('shows the name of an icon after the pointer rests on it, and waits again for the next icon', () => {
  vi.useFakeTimers();
  over(button('Close'));
  vi.advanceTimersByTime(TOOLTIP_DELAY_MS - 1);
  expect(bubble()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(bubble()?.textContent).toBe('Close');
  // The pointer can move onto the tooltip.
  over(bubble() as Element);
  expect(bubble()?.textContent).toBe('Close');
  over(button('Copy'));
  expect(bubble()).toBeNull();
  vi.advanceTimersByTime(TOOLTIP_DELAY_MS);
  expect(bubble()?.textContent).toBe('Copy');
  over(host.querySelector('p') as Element);
  expect(bubble()).toBeNull();
});

it('ignores touch', () => {
  vi.useFakeTimers();
  over(button('Close'), 'touch');
  button('Close').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  vi.advanceTimersByTime(TOOLTIP_DELAY_MS * 2);
  expect(bubble()).toBeNull();
});

it('opens at once by keyboard, stays open when the pointer moves, and closes on Escape or blur', async () => {
  await userEvent.tab();
  expect(button('Close')).toHaveFocus();
  expect(bubble()?.textContent).toBe('Close');
  over(host.querySelector('p') as Element);
  expect(bubble()).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(bubble()).toBeNull();
  await userEvent.tab();
  expect(bubble()?.textContent).toBe('Copy');
  (document.activeElement as HTMLElement).blur();
  await userEvent.click(host.querySelector('p') as Element);
  expect(bubble()).toBeNull();
});

it('shows one tooltip at a time, in any order of keyboard and pointer', async () => {
  const bubbles = () => [...document.querySelectorAll('[data-tip-bubble]')].map(({ textContent }) => textContent);
  await userEvent.tab();
  expect(bubbles()).toEqual(['Close']);
  await userEvent.hover(button('Copy'));
  await new Promise((resolve) => setTimeout(resolve, TOOLTIP_DELAY_MS + 50));
  expect(bubbles()).toEqual(['Close']);
  await userEvent.tab();
  expect(bubbles()).toEqual(['Copy']);
  (document.activeElement as HTMLElement).blur();
  over(button('Close'));
  over(button('Copy'));
  await waitFor(() => expect(bubbles()).toEqual(['Copy']));
});

it('is inside an open dialog and within the screen', async () => {
  host.querySelector('dialog')?.showModal();
  await userEvent.keyboard('{Tab}');
  button('Close the dialog').focus();
  const found = bubble() as HTMLElement;
  expect(found.closest('dialog')).not.toBeNull();
  const { left, right, top } = found.getBoundingClientRect();
  expect([left >= 0, right <= innerWidth, top >= 0]).toEqual([true, true, true]);
});

it.each(['ltr', 'rtl'])(
  'is beside an icon without space above, so that it does not cover the field below: %s',
  async (dir) => {
    const dialog = host.querySelector('dialog') as HTMLDialogElement;
    dialog.style.cssText = 'margin: 0; inline-size: 272px; text-align: end';
    dialog.dir = dir;
    dialog.showModal();
    await userEvent.keyboard('{Tab}');
    button('Close the dialog').focus();
    const [icon, tip] = [button('Close the dialog'), bubble() as HTMLElement].map((part) =>
      part.getBoundingClientRect(),
    );
    expect(tip?.bottom).toBeLessThanOrEqual(icon?.bottom ?? 0);
    expect(dir === 'ltr' ? tip!.right <= icon!.left + 1 : tip!.left >= icon!.right - 1).toBe(true);
  },
);

it('is hidden from screen readers, which announce the name itself', async () => {
  await userEvent.keyboard('{Shift}');
  button('Close').focus();
  expect(bubble()?.ariaHidden).toBe('true');
  expect(page.getByText('Close', { exact: true }).elements()).toHaveLength(1);
});
