import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GradeCurve } from '../illustration';
import { Prose } from '../text';
import { Figure } from './figure';

const meta = {
  title: 'The tutor’s hand/Figure',
  id: 'figure',
  component: Figure,
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
/** With a table. */
export const OfATable: Story = {
  args: {
    caption: 'A sample course: how much each paper counts.',
    children: (
      <Prose>
        <table>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Weight</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Paper 1</th>
              <td>36%</td>
            </tr>
            <tr>
              <th scope="row">Paper 2</th>
              <td>44%</td>
            </tr>
          </tbody>
        </table>
      </Prose>
    ),
  },
};
/** A caption is never wider than a line of text. */
export const LongCaption: Story = {
  args: {
    caption:
      'Where a grade begins is set anew for each session, after the papers have been marked, so a boundary of last year says only roughly what this year asks for. A drawing, not data.',
  },
};
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: {
    caption: 'تُحدَّد بداية كل درجة من جديد في كل دورة. هذا رسم، وليس بيانات.',
    children: <GradeCurve label="ترتفع العلامات على منحنى؛ وتدلّ الخطوط على بداية كل درجة من 1 إلى 7." />,
  },
};
