import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button';
import { Dialog, DialogClose, DialogHeader, DialogTitle, type DialogProps } from './dialog';

/** A page that keeps the state and shows it. */
function Page({ open = false, onOpenChange, ...args }: DialogProps) {
  const [isOpen, setOpen] = useState(open);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <main>
      <h1>A page</h1>
      <Button onClick={() => setOpen(true)}>Open it from elsewhere</Button>
      <p role="status">{isOpen ? 'It is open.' : 'It is closed.'}</p>
      <Dialog {...args} open={isOpen} onOpenChange={change} />
    </main>
  );
}

/** With `open` the caller keeps the state, and `onOpenChange` reports what a visitor does. */
const meta = {
  title: 'Over the page/Dialog/Kept by the caller',
  id: 'dialog-kept',
  component: Dialog,
  argTypes: { id: { control: false }, open: { control: false } },
  args: {
    id: 'dialog-kept',
    children: (
      <>
        <DialogHeader>
          <DialogTitle>Before you book</DialogTitle>
          <DialogClose />
        </DialogHeader>
        <p>Have one piece of recently marked work at hand. It says more than a grade.</p>
      </>
    ),
    onOpenChange: fn(),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The caller opens it, and follows when the visitor closes it. */
export const Followed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open it from elsewhere' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Before you book' })).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('It is closed.'));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** The caller does not follow: the dialog stays open. */
export const HeldOpen: Story = {
  args: { open: true },
  render: (args) => (
    <main>
      <h1>A page</h1>
      <Dialog {...args} />
    </main>
  ),
  play: async ({ args, canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Before you book' });
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
