import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Testimonial } from './testimonial';

const meta = {
  title: 'testimonial',
  component: Testimonial,
  tags: ['autodocs'],
  args: {
    author: 'Parent of an IB student, Osaka',
    sample: true,
    children: <p>The notes told her what to ask herself next, not what to write.</p>,
  },
} satisfies Meta<typeof Testimonial>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sample: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sample')).toHaveAttribute('title', 'Written by us to show what will be here');
  },
};
export const Real: Story = { args: { sample: false } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: { author: 'وليّ أمر طالبة، دبي', children: <p>دلّتها الملاحظات على السؤال التالي، لا على ما تكتبه.</p> },
};
