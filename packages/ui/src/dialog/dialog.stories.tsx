import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Dialog, DialogTrigger } from './dialog';

const meta = {
  title: 'Over the page/Dialog',
  id: 'dialog',
  component: Dialog,

  args: {
    id: 'dialog',
    heading: 'Before you book',
    children: <p>Have one piece of recently marked work at hand. It says more than a grade.</p>,
  },
  render: (args) => (
    <main>
      <h1>A page</h1>
      <DialogTrigger for={args.id}>What to prepare</DialogTrigger>
      <Dialog {...args} />
    </main>
  ),
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Opens: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What to prepare' }));
    const dialog = canvas.getByRole('dialog', { name: 'Before you book' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Closes: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'What to prepare' });
    await userEvent.click(trigger);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
    await waitFor(() => expect(history.state).toBeNull());
  },
};

export const BackCloses: Story = {
  play: async ({ canvas }) => {
    const before = location.href;
    await userEvent.click(canvas.getByRole('button', { name: 'What to prepare' }));
    await waitFor(() => expect(history.state).toHaveProperty('tutoring-dialog', 1));
    history.back();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(location.href).toBe(before);
  },
};

export const Dark: Story = { ...Opens, globals: { theme: 'dark' } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: { heading: 'قبل الحجز', children: <p>جهّزوا عملاً واحداً صُحّح حديثاً: فهو يقول أكثر من الدرجة.</p> },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector('dialog')?.showModal();
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'قبل الحجز' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'إغلاق' })).toHaveFocus();
  },
};
