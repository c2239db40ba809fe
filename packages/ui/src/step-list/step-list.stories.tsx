import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Step, StepList } from './step-list';

const meta = {
  title: 'Proof and facts/Step list',
  id: 'step-list',
  component: StepList,
  args: {
    children: [
      <Step key="1" heading="You choose a time">
        The calendar opens in a new tab. The consultation is free.
      </Step>,
      <Step key="2" heading="We look at marked work together">
        One recent piece says more than a grade.
      </Step>,
      <Step key="3" heading="You decide in your own time" />,
    ],
  },
  argTypes: { children: { description: 'The steps: one `Step` each.', control: false } },
} satisfies Meta<typeof StepList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const [first] = canvas.getAllByRole('listitem');
    await expect(first && getComputedStyle(first, '::before').fontStyle).toBe('italic');
  },
};
/** Steps that wrap, and numbers of two digits. */
export const Long: Story = {
  args: {
    children: Array.from({ length: 10 }, (_, place) => (
      <Step
        key={place}
        heading="You send one recent piece of marked work, with the teacher’s remarks and the criteria by which it was marked"
      >
        A photograph of each page is enough. If there are no remarks, send the criteria alone: we then mark the piece by
        them before the consultation, and you bring the questions that are left.
      </Step>
    )),
  },
};
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: {
    children: [
      <Step key="1" heading="تختارون موعداً">
        يُفتح التقويم في علامة تبويب جديدة، والاستشارة مجانية.
      </Step>,
      <Step key="2" heading="نقرأ معاً عملاً مصححاً" />,
    ],
  },
  play: async ({ canvas }) => {
    // Arabic has no italics: the browser would slant the letters.
    for (const step of canvas.getAllByRole('listitem'))
      await expect(getComputedStyle(step, '::before').fontStyle).toBe('normal');
  },
};
