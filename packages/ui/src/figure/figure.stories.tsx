import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Prose } from '../text';
import { Figure } from './figure';

/** Any drawing with an alternative text. */
function Curve({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 320 164" role="img" aria-label={label} fill="none" stroke="currentColor" strokeWidth={2}>
      <path d="M14 148C70 146 96 120 130 84s70-62 170-68M14 10v140h290" />
      <path d="M48 140v16M86 127v29M116 99v57M142 72v84M172 47v109M212 29v127M258 19v137" strokeWidth={1} />
    </svg>
  );
}

const meta = {
  title: 'The tutor’s hand/Figure',
  id: 'figure',
  component: Figure,
  args: {
    caption: 'Where a grade begins is set anew for each session. A drawing, not data.',
    children: <Curve label="Marks rise along a curve; lines mark where each grade from 1 to 7 begins." />,
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
    children: <Curve label="ترتفع العلامات على منحنى؛ وتدلّ الخطوط على بداية كل درجة من 1 إلى 7." />,
  },
};
