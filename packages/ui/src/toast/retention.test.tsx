import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toast, toasts } from './store';
import { Toaster } from './toaster';
import '../styles/page.css';
import '../styles/widgets.css';

interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
}
/** How much React keeps: each element and each component that is rendered, seen or not. */
const count = (fiber: Fiber | null): number => (fiber ? 1 + count(fiber.child) + count(fiber.sibling) : 0);

it('keeps what was dismissed as data: however many there were, nothing of them is rendered', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(<Toaster />);
  const rendered = () => count((root as unknown as { _internalRoot: { current: Fiber } })._internalRoot.current);
  const show = async (title: string) => {
    const { dismiss } = toast({ title });
    const item = page.getByRole('listitem').filter({ hasText: title });
    await expect.element(item).toBeVisible();
    dismiss();
    await expect.element(item).not.toBeInTheDocument();
  };
  await show('First');
  const before = rendered();
  expect(before).toBeGreaterThan(10);
  for (let saved = 0; saved < 2000; saved += 1) toast({ title: `Saved ${saved}` }).dismiss();
  expect(toasts.get()).toHaveLength(2001);
  await show('Last');
  await vi.waitFor(() => expect(rendered()).toBe(before));
  root.unmount();
  host.remove();
});
