import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Step, StepList } from './step-list';

const meta = { title: 'step-list', component: StepList, tags: ['autodocs'] } satisfies Meta<typeof StepList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <StepList>
      <Step heading="You choose a time">The calendar opens in a new tab. The consultation is free.</Step>
      <Step heading="We look at marked work together">One recent piece says more than a grade.</Step>
      <Step heading="You decide in your own time" />
    </StepList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  render: () => (
    <StepList>
      <Step heading="تختارون موعداً">يُفتح التقويم في علامة تبويب جديدة، والاستشارة مجانية.</Step>
      <Step heading="نقرأ معاً عملاً مصححاً" />
    </StepList>
  ),
};
