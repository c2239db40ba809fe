import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onAPage } from '../notice-card/on-a-page';
import { UpdateCard } from './update-card';

const meta = {
  title: 'Over the page/Update card',
  id: 'update-card',
  component: UpdateCard,
  parameters: { docs: { story: { height: '18rem' } } },
  args: { onUpdate: fn(), onDismiss: fn() },
  decorators: [onAPage],
} satisfies Meta<typeof UpdateCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Update Now' }));
    await expect(args.onUpdate).toHaveBeenCalledOnce();
    // It stays until the page closes.
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};
/** Not now: the version waits until all its pages are closed. */
export const Closed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const German: Story = { globals: { language: 'de' } };
export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = { globals: { language: 'ar' } };
