import { render } from '@testing-library/react';
import { createRef, forwardRef, useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useMergedRef } from './use-merged-ref';

const Bold = forwardRef<HTMLElement>(function Bold(_, ref) {
  const own = useRef<HTMLElement>(null);
  return <b ref={useMergedRef(own, ref)} />;
});

it('sets the caller’s ref object, and empties it on unmount', () => {
  const ref = createRef<HTMLElement>();
  const { unmount } = render(<Bold ref={ref} />);
  expect(ref.current?.tagName).toBe('B');
  unmount();
  expect(ref.current).toBeNull();
});

it('calls the caller’s ref function with the element, and with null on unmount', () => {
  const ref = vi.fn<(element: HTMLElement | null) => void>();
  const { unmount } = render(<Bold ref={ref} />);
  expect(ref).toHaveBeenCalledOnce();
  unmount();
  expect(ref.mock.calls.map(([element]) => element?.tagName)).toEqual(['B', undefined]);
});

it('calls the cleanup that the caller’s ref function returned instead of the function', () => {
  const cleanup = vi.fn();
  const ref = vi.fn(() => cleanup);
  const error = vi.spyOn(console, 'error');
  const { unmount } = render(<Bold ref={ref} />);
  expect(ref).toHaveBeenCalledOnce();
  expect(cleanup).not.toHaveBeenCalled();
  unmount();
  expect(cleanup).toHaveBeenCalledOnce();
  expect(ref).toHaveBeenCalledOnce();
  // React 18 would warn if our ref function returned the cleanup.
  expect(error).not.toHaveBeenCalled();
});
