import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../layout';
import { ComparisonTable } from './comparison-table';

const meta = {
  title: 'Proof and facts/Comparison table',
  id: 'comparison-table',
  component: ComparisonTable,
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
/** On a phone each row heading is above its row, so that the columns fit. */
export const Phone: Story = {
  args: { rows: [...meta.args.rows, { heading: 'Moving a session', cells: ['Free until 24 hours before'] }] },
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4);
    const [yes] = canvas.getAllByText('Yes');
    const heading = canvas.getByRole('rowheader', { name: 'One diploma for six subjects' });
    await expect(yes?.getBoundingClientRect().top).toBeGreaterThan(heading.getBoundingClientRect().top + 10);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { language: 'ar' } };
/** A single answer applies to all columns. A cell may contain a list. */
export const OneAnswerForAll: Story = {
  args: {
    caption: 'Two ways to book, line by line',
    corner: 'What is compared',
    columns: ['Single sessions', 'Packages'],
    rows: [
      {
        heading: 'What it contains',
        cells: [
          <ul key="single">
            <li>A tutor for the subject and the level</li>
            <li>Notes on the work as it is written</li>
          </ul>,
          <ul key="packages">
            <li>The same tutor throughout</li>
            <li>A plan in writing</li>
          </ul>,
        ],
      },
      { heading: 'Moving a session', cells: ['Free until 24 hours before'] },
    ],
  },
};
/** On a sunken band the row headings have the same background, so that nothing shows through them. */
export const OnASunkenBand: Story = {
  render: (args) => (
    <Section heading="IB or AP" tone="sunken" wide>
      <ComparisonTable {...args} />
    </Section>
  ),
};
