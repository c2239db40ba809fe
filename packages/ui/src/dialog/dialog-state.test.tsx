import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BROWSERS } from '../lib/older-browser';
import { serverWritten } from '../lib/server-written';
import { Dialog, DialogClose, DialogHeader, DialogTitle, DialogTrigger, type DialogProps } from './dialog';

let restore: () => void = () => undefined;
afterEach(() => restore());

const dialog = (props: Partial<DialogProps> = {}) => (
  <>
    <DialogTrigger for="d">Open it</DialogTrigger>
    <Dialog id="d" {...props}>
      <DialogHeader>
        <DialogTitle>A dialog</DialogTitle>
        <DialogClose />
      </DialogHeader>
      <p>Its text.</p>
    </Dialog>
  </>
);
const isOpen = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true }).open;
const becomes = (open: boolean) => waitFor(() => expect(isOpen()).toBe(open));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** The browser fires `toggle` in a separate task: within two frames. */
const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

it.each(BROWSERS)('follows `open`, and reports the visitor’s changes to `onOpenChange`%s', async (_case, growOlder) => {
  restore = growOlder();
  const onOpenChange = vi.fn();
  function Controlled() {
    const [open, setOpen] = useState(false);
    onOpenChange.mockImplementation(setOpen);
    return (
      <>
        <button onClick={() => setOpen(true)}>By the caller</button>
        {dialog({ open, onOpenChange })}
      </>
    );
  }
  render(
    <StrictMode>
      <Controlled />
    </StrictMode>,
  );
  await press('By the caller');
  await becomes(true);
  await frames();
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await becomes(false);
  await waitFor(() => expect(onOpenChange.mock.calls).toEqual([[false]]));
  await press('Open it');
  await waitFor(() => expect(onOpenChange.mock.calls).toEqual([[false], [true]]));
  expect(isOpen()).toBe(true);
  await press('Close');
  await becomes(false);
});

it('stays open while the caller keeps `open`', async () => {
  const onOpenChange = vi.fn();
  const { rerender } = render(dialog({ open: true, onOpenChange }));
  await becomes(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  await becomes(true);
  rerender(dialog({ open: false, onOpenChange }));
  await becomes(false);
  await frames();
  expect(onOpenChange).toHaveBeenCalledTimes(1);
});

it('opens once with `defaultOpen`, and stays closed after the visitor closes it', async () => {
  const onOpenChange = vi.fn();
  const { rerender } = render(dialog({ defaultOpen: true, onOpenChange }));
  await becomes(true);
  await frames();
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await becomes(false);
  await waitFor(() => expect(onOpenChange.mock.calls).toEqual([[false]]));
  rerender(dialog({ defaultOpen: true, onOpenChange, 'aria-live': 'off' }));
  await frames();
  expect(isOpen()).toBe(false);
});

it('reports to the caller on hydration that it is open already', async () => {
  const onOpenChange = vi.fn();
  const element = dialog({ open: false, onOpenChange });
  const { host: container } = serverWritten(element, 'dialog');
  await press('Open it');
  await becomes(true);
  render(element, { container, hydrate: true });
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(true));
  await becomes(false);
});

it.each([
  ['the trigger', true],
  ['the main content if the trigger is gone too', false],
])('moves the focus to %s when it is removed while open', async (_, hasTrigger) => {
  const content = (hasDialog: boolean) => (
    <StrictMode>
      <main>Text</main>
      {(hasDialog || hasTrigger) && <DialogTrigger for="d">Open it</DialogTrigger>}
      {hasDialog && (
        <Dialog id="d">
          <DialogHeader>
            <DialogTitle>A dialog</DialogTitle>
            <DialogClose />
          </DialogHeader>
          <input aria-label="A field" />
        </Dialog>
      )}
    </StrictMode>
  );
  const { rerender } = render(content(true));
  await press('Open it');
  await becomes(true);
  await userEvent.click(screen.getByLabelText('A field'));
  rerender(content(false));
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  const expected = hasTrigger ? screen.getByRole('button', { name: 'Open it' }) : screen.getByRole('main');
  await waitFor(() => expect(expected).toHaveFocus());
});
