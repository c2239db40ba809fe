import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GradeCurve } from '../illustration';
import { Figure } from './figure';

const meta = {
  title: 'figure',
  component: Figure,
  tags: ['autodocs'],
  args: {
    caption: 'Where a grade begins is set anew for each session. A drawing, not data.',
    children: <GradeCurve label="Marks rise along a curve; lines mark where each grade from 1 to 7 begins." />,
  },
} satisfies Meta<typeof Figure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
