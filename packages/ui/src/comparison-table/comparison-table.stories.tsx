import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ComparisonTable } from './comparison-table';

const meta = {
  title: 'comparison-table',
  component: ComparisonTable,
  tags: ['autodocs'],
  args: {
    caption: 'IB Diploma and AP side by side',
    corner: 'Question',
    columns: ['IB Diploma', 'AP'],
    rows: [
      { heading: 'One diploma for six subjects', cells: [true, false] },
      { heading: 'Subjects taken one by one', cells: [false, true] },
      { heading: 'Grades', cells: ['1 to 7 in each subject', '1 to 5 in each exam'] },
    ],
  },
} satisfies Meta<typeof ComparisonTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'IB Diploma and AP side by side' })).toBeVisible();
    await expect(canvas.getAllByText('Yes')).toHaveLength(2);
  },
};
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 300 }}>
      <ComparisonTable {...args} />
    </div>
  ),
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { language: 'ar' } };
