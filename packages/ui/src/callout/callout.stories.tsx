import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Callout } from './callout';

const meta = {
  title: 'Proof and facts/Callout',
  id: 'callout',
  component: Callout,
  args: { variant: 'note', children: <p>Registration deadlines are the school’s, and earlier than the IB’s.</p> },
} satisfies Meta<typeof Callout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Note: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note', { name: 'Note' })).toBeVisible();
  },
};
export const Tip: Story = { args: { variant: 'tip' } };
export const Warning: Story = { args: { variant: 'warning' } };
/** With a link and a list. */
export const Long: Story = {
  args: {
    variant: 'tip',
    children: (
      <>
        <p>
          Ask the school’s coordinator for three dates, and write them down beside the <a href="#calendar">calendar</a>{' '}
          of the course:
        </p>
        <ul>
          <li>the day on which the school registers for the exams, which is earlier than the IB’s own;</li>
          <li>the day on which internal assessments are handed in;</li>
          <li>the day until which a level may be changed.</li>
        </ul>
      </>
    ),
  },
};
export const Dark: Story = { args: { variant: 'warning' }, globals: { theme: 'dark' } };
export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = { globals: { language: 'ar' } };
