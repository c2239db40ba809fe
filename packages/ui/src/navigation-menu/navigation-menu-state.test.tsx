import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NavigationMenu, type NavigationMenuProps } from './navigation-menu';
import { sampleItems } from './sample-items';

beforeEach(() => page.viewport(1200, 800));

/** The label of the open group. */
const open = () => screen.queryByRole('button', { expanded: true })?.textContent ?? null;
const becomes = (label: string | null) => waitFor(() => expect(open()).toBe(label));
/** A click without a hover: a click within 500 ms after a hover has another effect, even on a slow machine. */
const click = (name: string) =>
  screen
    .getByRole('button', { name })
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));

it('follows `open`, and reports the visitor’s changes to `onOpenChange`', async () => {
  const onOpenChange = vi.fn();
  function Controlled() {
    const [open, setOpen] = useState<string | null>(null);
    onOpenChange.mockImplementation(setOpen);
    return (
      <>
        <NavigationMenu items={sampleItems} open={open} onOpenChange={onOpenChange} />
        <button onClick={() => setOpen('Learning Hub')}>By the caller</button>
      </>
    );
  }
  render(<Controlled />);
  click('Tutoring');
  await becomes('Tutoring');
  await userEvent.keyboard('{Escape}');
  await becomes(null);
  click('By the caller');
  await becomes('Learning Hub');
  expect(onOpenChange.mock.calls).toEqual([['Tutoring'], [null]]);
});

it('shows another panel only if the caller changes `open`', async () => {
  const onOpenChange = vi.fn();
  const menu = (props: Partial<NavigationMenuProps>) => (
    <NavigationMenu items={sampleItems} onOpenChange={onOpenChange} {...props} />
  );
  const { rerender } = render(menu({ open: 'About Us' }));
  await becomes('About Us');
  click('Tutoring');
  expect(onOpenChange.mock.calls).toEqual([['Tutoring']]);
  await becomes('About Us');
  rerender(menu({ open: null }));
  await becomes(null);
});

it('opens `defaultOpen` once, and stays closed after the visitor closes it', async () => {
  const menu = <NavigationMenu items={sampleItems} defaultOpen="About Us" />;
  const { rerender } = render(menu);
  await becomes('About Us');
  await userEvent.keyboard('{Escape}');
  await becomes(null);
  rerender(menu);
  expect(open()).toBeNull();
});

it('opens and closes on hover after `openDelay` and `closeDelay`', async () => {
  await userEvent.hover(document.body, { position: { x: 600, y: 600 } });
  render(<NavigationMenu items={sampleItems} openDelay={0} closeDelay={600} />);
  const trigger = screen.getByRole('button', { name: 'Tutoring' });
  const pointer = (type: string) => new PointerEvent(type, { bubbles: true, pointerType: 'mouse' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  trigger.dispatchEvent(pointer('pointerover'));
  vi.advanceTimersByTime(0);
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  trigger.dispatchEvent(pointer('pointerout'));
  vi.advanceTimersByTime(599);
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  vi.advanceTimersByTime(1);
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  vi.useRealTimers();
});
