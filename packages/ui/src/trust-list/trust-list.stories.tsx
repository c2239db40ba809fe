import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TrustList } from './trust-list';

const meta = {
  title: 'Proof and facts/Trust list',
  id: 'trust-list',
  component: TrustList,
  args: {
    items: [
      { text: 'The same tutor throughout', href: '#tutor' },
      { text: 'Parents may read every note', href: '#notes' },
      { text: 'Moving a session is free until 24 hours before', href: '#moving' },
      { text: 'How we keep students safe', href: '#safe' },
    ],
  },
} satisfies Meta<typeof TrustList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { language: 'ar' } };
/** A promise that wraps starts beside its tick. */
export const LongText: Story = {
  args: {
    items: [
      { text: 'Moving a session is free until 24 hours before it begins, and so is cancelling it', href: '#moving' },
      { text: 'How we keep students safe', href: '#safe' },
    ],
  },
  globals: { viewport: { value: 'w390', isRotated: false } },
};
