import { StrictMode, useState, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BROWSERS } from '../lib/older-browser';
import { serverWritten } from '../lib/server-written';
import { Dialog, DialogTrigger, type DialogProps } from './dialog';
import '../styles/page.css';

let host: HTMLElement;
let end: () => void = () => undefined;
let giveBack: () => void = () => undefined;
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  end();
  giveBack();
  host.remove();
});

const dialog = (props: Partial<DialogProps> = {}) => (
  <>
    <DialogTrigger for="d">Open it</DialogTrigger>
    <Dialog id="d" heading="A dialog" {...props}>
      <p>Its text.</p>
    </Dialog>
  </>
);
function render(element: ReactElement) {
  const root = createRoot(host);
  root.render(element);
  end = () => root.unmount();
  return root;
}
const isOpen = () => host.querySelector('dialog')?.open;
const becomes = (open: boolean) => vi.waitFor(() => expect(isOpen()).toBe(open));
/** Time for what should not happen. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

it.each(BROWSERS)('`open` and `onOpenChange`: the caller keeps it%s', async (_case, growOlder) => {
  giveBack = growOlder();
  const told = vi.fn();
  function Kept() {
    const [open, setOpen] = useState(false);
    const onOpenChange = (next: boolean) => {
      told(next);
      setOpen(next);
    };
    return (
      <>
        <button onClick={() => setOpen(true)}>By the caller</button>
        {dialog({ open, onOpenChange })}
      </>
    );
  }
  render(
    <StrictMode>
      <Kept />
    </StrictMode>,
  );
  await page.getByRole('button', { name: 'By the caller' }).click();
  await becomes(true);
  await settled();
  expect(told).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await becomes(false);
  await vi.waitFor(() => expect(told.mock.calls).toEqual([[false]]));
  await page.getByRole('button', { name: 'Open it' }).click();
  await vi.waitFor(() => expect(told.mock.calls).toEqual([[false], [true]]));
  expect(isOpen()).toBe(true);
  await page.getByRole('button', { name: 'Close' }).click();
  await becomes(false);
});

it('`open` without a caller who follows: stays as it is said', async () => {
  const told = vi.fn();
  const root = render(dialog({ open: true, onOpenChange: told }));
  await becomes(true);
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(false));
  await becomes(true);
  root.render(dialog({ open: false, onOpenChange: told }));
  await becomes(false);
  await settled();
  expect(told).toHaveBeenCalledTimes(1);
});

it('`defaultOpen`: opens once, and is the visitor’s from then on', async () => {
  const told = vi.fn();
  const root = render(dialog({ defaultOpen: true, onOpenChange: told }));
  await becomes(true);
  await settled();
  expect(told).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await becomes(false);
  await vi.waitFor(() => expect(told.mock.calls).toEqual([[false]]));
  root.render(dialog({ defaultOpen: true, onOpenChange: told, 'aria-live': 'off' }));
  await settled();
  expect(isOpen()).toBe(false);
});

it('opened before its script came: the caller hears of it, and decides', async () => {
  const told = vi.fn();
  host.remove();
  ({ host } = serverWritten(dialog({ open: false, onOpenChange: told }), 'dialog'));
  await page.getByRole('button', { name: 'Open it' }).click();
  await becomes(true);
  const root = hydrateRoot(host, dialog({ open: false, onOpenChange: told }));
  end = () => root.unmount();
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(true));
  await becomes(false);
});

it.each([
  ['the trigger', true],
  ['the page’s content, where the trigger is gone too', false],
])('taken away while it is open: the focus goes to %s', async (_, staysTrigger) => {
  const part = (hasDialog: boolean) => (
    <StrictMode>
      <main>Text</main>
      {(hasDialog || staysTrigger) && <DialogTrigger for="d">Open it</DialogTrigger>}
      {hasDialog && (
        <Dialog id="d" heading="A dialog">
          <input aria-label="A field" />
        </Dialog>
      )}
    </StrictMode>
  );
  const root = render(part(true));
  await page.getByRole('button', { name: 'Open it' }).click();
  await becomes(true);
  await page.getByLabelText('A field').click();
  root.render(part(false));
  await vi.waitFor(() => expect(host.querySelector('dialog')).toBeNull());
  const expected = staysTrigger ? page.getByRole('button', { name: 'Open it' }) : page.getByRole('main');
  await expect.element(expected).toHaveFocus();
});
