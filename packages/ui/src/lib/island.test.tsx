import { Suspense, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { island } from './island';

let container: HTMLElement;
let unmount: () => void = () => undefined;
beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
});
afterEach(() => {
  unmount();
  container.remove();
});

function start(element: ReactElement): void {
  const root = createRoot(container);
  root.render(element);
  unmount = () => {
    root.unmount();
  };
}

const fails = () => Promise.reject(new Error('The script did not come.'));

it('keeps what the server wrote when its script does not come', async () => {
  const failed = vi.fn(fails);
  const Part = island<object>(failed, { lost: () => <i>lost</i> });
  container.innerHTML = '<!--$--><div data-island="waiting"><b>from the server</b></div><!--/$-->';
  const root = hydrateRoot(
    container,
    <Suspense>
      <Part />
    </Suspense>,
  );
  unmount = () => {
    root.unmount();
  };
  await vi.waitFor(() => expect(failed).toHaveBeenCalled());
  // Long enough for what would replace it.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(container.textContent).toBe('from the server');
});

it('without a server’s HTML, shows what stands in for a part whose script does not come', async () => {
  const Part = island<{ name: string }>(fails, { lost: ({ name }) => <i>{name} is lost</i> });
  start(
    <Suspense fallback="waiting">
      <Part name="The form" />
    </Suspense>,
  );
  await vi.waitFor(() => {
    expect(container.textContent).toBe('The form is lost');
  });
});

it('says so to the nearest error boundary when nothing stands in', async () => {
  const heard = vi.fn();
  const Part = island<object>(fails);
  const root = createRoot(container, { onUncaughtError: heard });
  unmount = () => {
    root.unmount();
  };
  // React 18 has no such option, and tells the window.
  const listen = (event: ErrorEvent) => {
    event.preventDefault();
    heard(event.error);
  };
  addEventListener('error', listen);
  root.render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  await vi.waitFor(() => {
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ message: 'The script did not come.' });
  });
  removeEventListener('error', listen);
});
