import { createRef, forwardRef, useRef, type ForwardedRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useMergedRef } from './use-merged-ref';

const Part = forwardRef<HTMLElement>(function Part(_, ref) {
  const own = useRef<HTMLElement>(null);
  return <b ref={useMergedRef(own, ref)} />;
});

async function mounted(ref: ForwardedRef<HTMLElement>): Promise<() => Promise<void>> {
  const root = createRoot(document.createElement('div'));
  root.render(<Part ref={ref} />);
  await vi.waitFor(() => {
    expect(ref === null || typeof ref === 'function' || ref.current).toBeTruthy();
  });
  return async () => {
    root.unmount();
    await Promise.resolve();
  };
}

it('fills and empties the caller’s object', async () => {
  const ref = createRef<HTMLElement>();
  const unmount = await mounted(ref);
  expect(ref.current?.tagName).toBe('B');
  await unmount();
  expect(ref.current).toBeNull();
});

it('calls the caller’s function with the element, and with null at the end', async () => {
  const ref = vi.fn<(element: HTMLElement | null) => void>();
  const unmount = await mounted(ref);
  await vi.waitFor(() => {
    expect(ref).toHaveBeenCalledOnce();
  });
  await unmount();
  expect(ref.mock.calls.map(([element]) => element?.tagName)).toEqual(['B', undefined]);
});

it('calls the clean-up that the caller’s function returned, and then not the function', async () => {
  const cleanUp = vi.fn();
  const ref = vi.fn(() => cleanUp);
  const complaint = vi.spyOn(console, 'error');
  const unmount = await mounted(ref);
  await vi.waitFor(() => {
    expect(ref).toHaveBeenCalledOnce();
  });
  expect(cleanUp).not.toHaveBeenCalled();
  await unmount();
  expect(cleanUp).toHaveBeenCalledOnce();
  expect(ref).toHaveBeenCalledOnce();
  // React 18 wants no clean-ups: it must not see one.
  expect(complaint).not.toHaveBeenCalled();
});
