import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RelatedLinks } from './related-links';

const meta = {
  title: 'related-links',
  component: RelatedLinks,
  tags: ['autodocs'],
  args: {
    links: [
      { label: 'How IB exams are scored', href: '#scored', text: 'Boundaries, components, and where a 7 begins.' },
      { label: 'Extended Essay guide', href: '#ee' },
    ],
  },
} satisfies Meta<typeof RelatedLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Related' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = { globals: { language: 'ar' } };
