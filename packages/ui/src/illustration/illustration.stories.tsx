import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../layout';
import { GradeCurve, OralWaveform, TimeZoneBand, WeekPlan } from './illustration';

const meta = {
  title: 'The tutor’s hand/Illustration',
  id: 'illustration',
  component: GradeCurve,
  args: { label: 'Marks rise along a curve; ticks show where each grade begins.' },
} satisfies Meta<typeof GradeCurve>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  render: () => (
    <Grid>
      <GradeCurve label="Marks rise along a curve; ticks show where each grade begins." />
      <WeekPlan label="A week with two sessions, and practice between them." />
      <TimeZoneBand label="Toronto’s hours and the family’s, with the hours that fit both." />
      <OralWaveform label="The waveform of an oral, with marks where follow-up questions came." />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
  },
};
/** Without a label, screen readers skip it. */
export const Decoration: Story = {
  args: { label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const Dark: Story = { ...All, globals: { theme: 'dark' } };
export const Arabic: Story = { ...All, globals: { language: 'ar' } };
