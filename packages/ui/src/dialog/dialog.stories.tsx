import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Dialog, DialogClose, DialogHeader, DialogTitle, DialogTrigger } from './dialog';

const header = (title: string) => (
  <DialogHeader>
    <DialogTitle>{title}</DialogTitle>
    <DialogClose />
  </DialogHeader>
);

const meta = {
  title: 'Over the page/Dialog',
  id: 'dialog',
  component: Dialog,
  // Each story has its own id, because a documentation page shows several.
  argTypes: { id: { control: false } },
  args: {
    id: 'dialog',
    children: (
      <>
        {header('Before you book')}
        <p>Have one piece of recently marked work at hand. It says more than a grade.</p>
      </>
    ),
  },
  render: (args, { id }) => (
    <main>
      <h1>A page</h1>
      <DialogTrigger for={id}>What to prepare</DialogTrigger>
      <Dialog {...args} id={id} />
    </main>
  ),
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** A dialog with `defaultOpen` would cover the documentation page. */
const ownFrame = { docs: { story: { inline: false, height: '26rem' } } };
/** The dialog, after it has faded in. */
const opened = async (canvas: Canvas) => {
  const dialog = await canvas.findByRole('dialog', { name: 'Before you book' });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};
const gone = (canvas: Canvas) => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());

export const Opens: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What to prepare' }));
    await opened(canvas);
  },
};

/** With `defaultOpen` it opens as soon as scripts run, and then keeps its own state. */
export const OpenAtFirst: Story = {
  args: { defaultOpen: true },
  parameters: ownFrame,
  play: async ({ canvas }) => {
    await opened(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await gone(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'What to prepare' }));
    await opened(canvas);
  },
};

/** Content that is taller than the window scrolls. The page behind does not. */
export const LongContent: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        {header('Before you book')}
        {Array.from({ length: 24 }, (_, at) => (
          <p key={at}>Bring the question, your answer and the mark scheme of paper {at + 1}, if you have it.</p>
        ))}
      </>
    ),
  },
  parameters: ownFrame,
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    dialog.scrollTo(0, dialog.scrollHeight);
    await expect(canvas.getByText(/of paper 24/).getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};

/** A strip of the page stays visible on each side: a press there closes the dialog. */
export const Phone: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'w390', isRotated: false } },
  parameters: ownFrame,
  play: async ({ canvas }) => {
    const { left, right } = (await opened(canvas)).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(16);
    await expect(right).toBeLessThanOrEqual(innerWidth - 16);
    await expect(right - left).toBeGreaterThan(Math.min(innerWidth, 390) * 0.8);
  },
};

export const Closes: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'What to prepare' });
    await userEvent.click(trigger);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await gone(canvas);
    await expect(trigger).toHaveFocus();
  },
};

/** A `DialogClose` with a text is a button in the content. */
export const ClosesByAButtonOfItsContent: Story = {
  args: {
    children: (
      <>
        {header('Before you book')}
        <DialogClose>Not now</DialogClose>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What to prepare' }));
    await opened(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await gone(canvas);
  },
};

export const Dark: Story = { ...Opens, globals: { theme: 'dark' } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: {
    children: (
      <>
        {header('قبل الحجز')}
        <p>جهّزوا عملاً واحداً صُحّح حديثاً: فهو يقول أكثر من الدرجة.</p>
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector('dialog')?.showModal();
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'قبل الحجز' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'إغلاق' })).toHaveFocus();
  },
};
