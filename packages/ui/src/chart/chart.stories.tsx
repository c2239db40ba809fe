import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../layout';
import { Bars } from './bars';
import { DayBands } from './day-bands';
import { GradeScale } from './grade-scale';
import { Tally } from './tally';

const meta = {
  title: 'The tutor’s hand/Chart',
  id: 'chart',
  component: Bars,
  args: {
    caption: 'A sample course: how much each part counts. The school marks the parts in pencil.',
    rows: [
      { label: 'Paper 1', value: 36, text: '36%' },
      { label: 'Paper 2', value: 44, text: '44%' },
      { label: 'Investigation', value: 20, text: '20%', pencil: true },
    ],
  },
} satisfies Meta<typeof Bars>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A table with a bar in each row. */
export const Weights: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Paper 2 44%' })).toBeVisible();
    const table = canvas.getByRole('table', { name: /how much each part counts/ });
    await expect(within(table).getAllByRole('row')).toHaveLength(3);
    // Screen readers get the name and the figure, not the bar.
    await expect(within(table).getAllByRole('cell')).toHaveLength(3);
  },
};
/** Zero, a full bar, and a label that wraps. */
export const Extremes: Story = {
  args: {
    max: 10,
    rows: [
      { label: 'Nothing', value: 0 },
      { label: 'A label that is rather longer than the others and breaks', value: 10 },
    ],
  },
};

/** All values are zero: the bars are equal, and valid. */
export const Zeros: Story = {
  args: {
    rows: [
      { label: 'Paper 1', value: 0 },
      { label: 'Paper 2', value: 0 },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('row', { name: 'Paper 2 0' })).toBeVisible();
    const bars = [...canvasElement.querySelectorAll('path')].map((bar) => bar.getBBox().width);
    await expect(bars).toEqual([1, 1]);
  },
};

const boundaries = [
  { grade: 2, from: 17 },
  { grade: 3, from: 33 },
  { grade: 4, from: 51 },
  { grade: 5, from: 63 },
  { grade: 6, from: 76 },
  { grade: 7, from: 88 },
];
export const Grades: Story = {
  render: () => (
    <GradeScale caption="A sample session: the lowest percentage for each grade." boundaries={boundaries} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('The figures as a table'));
    await expect(canvas.getByRole('row', { name: '7 88%' })).toBeVisible();
  },
};
/** A window that crosses midnight also appears at the start of the day. */
export const Day: Story = {
  render: () => (
    <Grid>
      <DayBands
        caption="Session times: Mon – Fri 20:00 – 22:30, Sat 8:00 – 13:00"
        clocks={[
          { label: 'Your time', behind: 0 },
          { label: 'Toronto, winter', behind: 14 },
        ]}
        windows={[
          { from: 20, to: 22.5 },
          { from: 8, to: 13 },
        ]}
      />
      <DayBands caption="One clock" clocks={[{ label: 'Your time', behind: 0 }]} windows={[{ from: 22, to: 26 }]} />
      <DayBands
        caption="Below a name: Mon – Fri 3:00 – 5:30"
        clocks={[
          { label: 'Your time', behind: 0 },
          { label: 'Toronto, winter', behind: 5 },
        ]}
        windows={[{ from: 3, to: 5.5 }]}
      />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    for (const drawing of canvasElement.querySelectorAll('svg')) {
      const marks = [...drawing.querySelectorAll('path')].at(-1);
      for (const label of drawing.querySelectorAll('text'))
        await expect(crosses(marks, label), label.textContent).toBe(false);
    }
  },
};

/** Whether a mark crosses a clock's name or an hour. */
function crosses(marks: SVGPathElement | undefined, label: SVGTextElement): boolean {
  const { x, y, width, height } = label.getBBox();
  const middle = Array.from({ length: Math.ceil(width) }, (_, at) => new DOMPoint(x + at, y + height / 2));
  return marks === undefined || middle.some((point) => marks.isPointInStroke(point));
}
export const Weeks: Story = {
  render: () => (
    <Grid>
      <Tally caption="In 23 weeks: each stroke is a week." count={23} />
      <Tally caption="In 1 week" count={1} />
      <Tally caption="In 51 weeks" count={51} />
    </Grid>
  ),
};
export const Dark: Story = { ...Day, globals: { theme: 'dark' } };
/** Time runs in the reading direction. */
export const Arabic: Story = { ...Day, globals: { language: 'ar' } };
export const DarkWeights: Story = { ...Weights, globals: { theme: 'dark' } };
export const DarkGrades: Story = { ...Grades, globals: { theme: 'dark' } };
/** Bars start at the page's inline start. */
export const ArabicWeights: Story = {
  globals: { language: 'ar' },
  args: {
    caption: 'مقرّر نموذجي: وزن كل جزء. بالقلم الرصاص ما تقيّمه المدرسة.',
    rows: [
      { label: 'الورقة 1', value: 36, text: '36%' },
      { label: 'الورقة 2', value: 44, text: '44%' },
      { label: 'البحث', value: 20, text: '20%', pencil: true },
    ],
  },
};
/** Percentages rise from left to right in every language, as on a ruler. */
export const ArabicGrades: Story = {
  globals: { language: 'ar' },
  render: () => <GradeScale caption="دورة نموذجية: النسبة التي بدأت عندها كل درجة." boundaries={boundaries} />,
};
