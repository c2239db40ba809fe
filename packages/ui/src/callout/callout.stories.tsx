import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Callout } from './callout';

const meta = {
  title: 'callout',
  component: Callout,
  tags: ['autodocs'],
  args: { children: <p>Registration deadlines are the school’s, and earlier than the IB’s.</p> },
} satisfies Meta<typeof Callout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Note: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Note' })).toBeVisible();
  },
};
export const Tip: Story = { args: { kind: 'tip' } };
export const Warning: Story = { args: { kind: 'warning' } };
export const Dark: Story = { args: { kind: 'warning' }, globals: { theme: 'dark' } };
export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = { globals: { language: 'ar' } };
