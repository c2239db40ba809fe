import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../layout';
import { Testimonial } from './testimonial';

const meta = {
  title: 'Proof and facts/Testimonial',
  id: 'testimonial',
  component: Testimonial,
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
/** Side by side, the authors are on one line, however long the quotations are. */
export const BesideEachOther: Story = {
  render: (args) => (
    <Grid>
      <Testimonial {...args} />
      <Testimonial author="IB student, Theory of Knowledge" sample>
        <p>
          My tutor crossed out nothing. He wrote “how do you know?” four times, and I rewrote the paragraph myself. The
          next one I wrote with that question beside me.
        </p>
      </Testimonial>
      <Testimonial author="Parent of an AP student, Calculus" sample>
        <p>The plan began with the exam date and worked back.</p>
      </Testimonial>
    </Grid>
  ),
};
