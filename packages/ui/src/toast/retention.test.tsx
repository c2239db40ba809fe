import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { toast, toasts } from './store';
import { Toaster } from './toaster';

interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
}
/** Every element and component that React has rendered, visible or not. */
const count = (fiber: Fiber | null): number => (fiber ? 1 + count(fiber.child) + count(fiber.sibling) : 0);
/** The root of React's tree, which React stores in its container under a random name. */
function rootFiber(container: object): Fiber {
  const [key = ''] = Object.keys(container).filter((name) => name.startsWith('__reactContainer'));
  const { stateNode } = (container as Record<string, { stateNode: { current: Fiber } }>)[key] ?? {};
  if (!stateNode) throw new Error('React keeps no root in this container.');
  return stateNode.current;
}

it('keeps dismissed toasts as data, and renders none of them', async () => {
  const { container } = render(<Toaster />);
  const rendered = () => count(rootFiber(container));
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
  await waitFor(() => expect(rendered()).toBe(before));
});
