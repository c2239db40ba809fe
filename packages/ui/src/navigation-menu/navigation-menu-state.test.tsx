import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NavigationMenu, type NavigationMenuProps } from './navigation-menu';
import { sampleItems } from './sample-items';
import '../styles/page.css';

let host: HTMLElement;
let root: ReturnType<typeof createRoot>;
beforeEach(async () => {
  await page.viewport(1200, 800);
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

/** The label of the group that is open, once it is the one expected. */
const becomes = (label: string | null) =>
  vi.waitFor(() => expect(host.querySelector('[aria-expanded=true]')?.textContent ?? null).toBe(label));
/** Time for effects, and for what should not happen. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
/** A press that no hover comes before: within 200 ms of one it means something else, and a slow machine takes longer. */
const click = (name: string) =>
  page
    .getByRole('button', { name })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
/** With its effects, which make the menu listen. */
const render = (node: ReactNode) => flushSync(() => root.render(node));

it('`open` and `onOpenChange`: the caller keeps which panel is open', async () => {
  const told = vi.fn();
  function Kept() {
    const [open, setOpen] = useState<string | null>(null);
    const onOpenChange = (next: string | null) => {
      told(next);
      setOpen(next);
    };
    return (
      <>
        <NavigationMenu items={sampleItems} open={open} onOpenChange={onOpenChange} />
        <button onClick={() => setOpen('Learning Hub')}>By the caller</button>
      </>
    );
  }
  render(<Kept />);
  click('Tutoring');
  await becomes('Tutoring');
  await userEvent.keyboard('{Escape}');
  await becomes(null);
  click('By the caller');
  await becomes('Learning Hub');
  expect(told.mock.calls).toEqual([['Tutoring'], [null]]);
});

it('`open` without a caller who follows: stays as it is said', async () => {
  const told = vi.fn();
  const menu = (props: Partial<NavigationMenuProps>) => (
    <NavigationMenu items={sampleItems} onOpenChange={told} {...props} />
  );
  render(menu({ open: 'About Us' }));
  await becomes('About Us');
  click('Tutoring');
  expect(told.mock.calls).toEqual([['Tutoring']]);
  await becomes('About Us');
  render(menu({ open: null }));
  await becomes(null);
});

it('`defaultOpen`: opens once, and is the visitor’s from then on', async () => {
  const menu = <NavigationMenu items={sampleItems} defaultOpen="About Us" />;
  render(menu);
  await becomes('About Us');
  await userEvent.keyboard('{Escape}');
  await becomes(null);
  render(menu);
  await settled();
  await becomes(null);
});

it('`openDelay` and `closeDelay`', async () => {
  await userEvent.hover(document.body, { position: { x: 600, y: 600 } });
  render(<NavigationMenu items={sampleItems} openDelay={0} closeDelay={600} />);
  const trigger = page.getByRole('button', { name: 'Tutoring' });
  const pointer = (type: string) => new PointerEvent(type, { bubbles: true, pointerType: 'mouse' });
  await expect.element(trigger).toBeVisible();
  await settled();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const open = () => trigger.element().getAttribute('aria-expanded');
  trigger.element().dispatchEvent(pointer('pointerover'));
  vi.advanceTimersByTime(0);
  expect(open()).toBe('true');
  trigger.element().dispatchEvent(pointer('pointerout'));
  vi.advanceTimersByTime(599);
  expect(open()).toBe('true');
  vi.advanceTimersByTime(1);
  expect(open()).toBe('false');
  vi.useRealTimers();
});
