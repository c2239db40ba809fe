import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { onAPage } from '../notice-card/on-a-page';
import { OfflineCard } from './offline-card';

const meta = {
  title: 'Over the page/Offline card',
  id: 'offline-card',
  component: OfflineCard,
  parameters: { docs: { story: { height: '22rem' } } },
  args: { saved: '#saved' },
  decorators: [onAPage],
} satisfies Meta<typeof OfflineCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: "You're Offline" });
    await waitFor(() => expect(card).toHaveAttribute('data-state', 'open'));
    await expect(card).toHaveTextContent('Some features may be limited. Content will sync when reconnected.');
    // The focus stays where it is.
    await expect(document.body).toHaveFocus();
  },
};
/** Without saved pages. */
export const WithoutList: Story = { args: { saved: undefined } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const German: Story = { globals: { language: 'de' } };
export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = { globals: { language: 'ar' } };
