import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useEffect } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button';
import { ANNOUNCED_MS } from './announcer';
import { NOTIFIER, notify, toast, toasts, type ToastOptions } from './store';
import { Toaster } from './toaster';

interface Args {
  preset: 'toast' | 'notifier';
  shown: ToastOptions[];
}

/** Shows its toasts once the live region exists, and dismisses them on unmount. A button shows closed toasts again. */
function Page({ preset, shown }: Args) {
  const show = useCallback(
    () => shown.map((options) => (preset === 'toast' ? toast : notify)(options)),
    [preset, shown],
  );
  useEffect(() => {
    const handles = show();
    return () => handles.forEach(({ dismiss }) => dismiss());
  }, [show]);
  return (
    <main>
      <h1>A page</h1>
      {shown.length > 0 && (
        <Button variant="secondary" onClick={show}>
          Show again
        </Button>
      )}
      <Toaster />
    </main>
  );
}

const meta = {
  title: 'Over the page/Toast',
  id: 'toast',
  // Toasts belong to the page, so each story has a page of its own.
  parameters: { docs: { story: { inline: false, height: '11rem' } } },
  // Dismiss the toasts of other stories in this page.
  beforeEach: () => toasts.get().forEach(({ id }) => toasts.dismiss(id)),
  component: Page,
  argTypes: {
    preset: {
      description: 'The function that the story calls: `toast()` or `notify()`.',
      options: ['toast', 'notifier'],
    },
    shown: { description: 'The toasts. The story passes each to `toast()` or `notify()`.' },
  },
  args: { preset: 'toast', shown: [{ title: 'Reference copied', description: 'Keep it until we have answered.' }] },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Reference copied')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByText('Reference copied')).toBeNull());
  },
};
export const Destructive: Story = {
  args: { shown: [{ title: 'Not sent', description: 'Your text is kept. Try again.', variant: 'destructive' }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Problem' })).toBeVisible());
  },
};
export const WithAction: Story = {
  args: { shown: [{ title: 'A new version is here', action: <Button variant="secondary">Update Now</Button> }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Update Now' })).toBeVisible());
  },
};
export const OneAtATime: Story = {
  args: { shown: [{ title: 'First' }, { title: 'Second' }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Second')).toBeVisible());
    await expect(canvas.queryByText('First')).toBeNull();
  },
};
export const Notifier: Story = {
  args: { preset: 'notifier', shown: ['One', 'Two', 'Three', 'Four'].map((title) => ({ title })) },
  play: async ({ canvas }) => {
    // The live region has the texts before the page does.
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(NOTIFIER.limit));
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(Math.round((second?.top ?? 0) - (first?.bottom ?? 0))).toBe(NOTIFIER.gap);
  },
};
/** The live region exists first, and announces each text once. */
export const SaidAloud: Story = {
  tags: ['!autodocs'],
  args: { shown: [] },
  play: async ({ canvas, canvasElement }) => {
    const status = canvas.getByRole('status');
    const alert = canvas.getByRole('alert');
    await expect(status).toBeEmptyDOMElement();
    const { update, dismiss } = toast({ title: 'Sending' });
    await waitFor(() => expect(status).toHaveTextContent('Sending'));
    // Radix fills a region of its own for each toast one frame later. It must not announce the text again.
    await wait(200);
    const regions = [...canvasElement.ownerDocument.querySelectorAll('[aria-live], [role="status"], [role="alert"]')];
    const others = regions.filter((region) => region !== status && region.textContent?.includes('Sending'));
    await expect(others).toEqual([]);
    update({ title: 'Not sent', description: 'Try again.', variant: 'destructive' });
    await waitFor(() => expect(alert).toHaveTextContent('Not sent. Try again.'));
    await expect(status).not.toHaveTextContent('Not sent');
    await waitFor(() => expect(alert).toBeEmptyDOMElement(), { timeout: 2 * ANNOUNCED_MS });
    dismiss();
  },
};
export const Dark: Story = { args: { shown: [{ title: 'Saved' }] }, globals: { theme: 'dark' } };
export const Arabic: Story = {
  args: { shown: [{ title: 'نُسخ الرقم المرجعي', description: 'احتفظوا به حتى نردّ عليكم.' }] },
  globals: { language: 'ar' },
};
