import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../layout';
import { Statistic } from './statistic';

const meta = {
  title: 'Proof and facts/Statistic',
  id: 'statistic',
  component: Statistic,
  args: {
    value: 'About 1,000',
    children: <p>high-school students took part in the field experiment on AI chat in mathematics practice.</p>,
    source: { label: 'Bastani and others, PNAS 122(26), 2025', href: 'https://doi.org/10.1073/pnas.2422633122' },
    checked: 'November 2026',
  },
} satisfies Meta<typeof Statistic>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://doi.org/10.1073/pnas.2422633122');
    await expect(canvas.getByText(/last checked November 2026/)).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = { globals: { language: 'ar' } };
/** Side by side, the numbers are on one line, however long the texts below are. */
export const BesideEachOther: Story = {
  render: (args) => (
    <Grid>
      <Statistic {...args} />
      <Statistic
        value="12 weeks"
        source={{
          label: 'A sample of a source with a rather long title that takes more than a line, 2025',
          href: '#b',
        }}
        checked="November 2026"
      >
        <p>is a sample of a number whose sentence is longer than the others, so that one sees where the source goes.</p>
      </Statistic>
    </Grid>
  ),
};
export const Phone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
