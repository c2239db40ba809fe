import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SAMPLE_BOUNDARIES } from './sample-boundaries';
import { SubjectCalculator } from './subject-calculator';

const meta = {
  title: 'Tools/Subject calculator',
  id: 'subject-calculator',
  component: SubjectCalculator,
  args: { boundaries: SAMPLE_BOUNDARIES },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
} satisfies Meta<typeof SubjectCalculator>;
export default meta;

type Story = StoryObj<typeof meta>;

const resultOf = (canvas: HTMLElement) => within(within(canvas).getByRole('region', { name: /^Result/ }));

/** The worked example from the server: 66.40% and a grade 6, eight to eleven points short of a 7. */
export const Example: Story = {
  play: async ({ canvas, canvasElement }) => {
    const result = resultOf(canvasElement);
    await expect(await result.findByText('Grade 6')).toBeVisible();
    await expect(
      await result.findByText('66.40% of the subject, which counts as 66% for the boundaries.'),
    ).toBeVisible();
    await expect(await result.findByRole('row', { name: '7 74–77% 8–11 short' })).toBeVisible();
    await expect(await result.findByRole('row', { name: '6 62–64% reached' })).toBeVisible();
    await expect(await result.findByText('By the boundaries of 2 past sessions: grade 6 in 2.')).toBeVisible();
    await expect(await result.findByText(/November 2025.*May 2025.*ibpredict.org/)).toBeVisible();
    await expect(await result.findByText('Boundary at 74%: 73 of 90 marks')).toBeVisible();
    await expect(await result.findByText('Boundary at 77%: 79 of 90 marks')).toBeVisible();
    await expect(canvas.getByText('44% of the subject · one more mark: +0.49%')).toBeVisible();
    // A screen reader says the weight once in a row. A list without a choice is valid.
    const components = within(canvas.getByRole('table', { name: 'Components and their marks' }));
    await expect(components.getByRole('rowheader', { name: 'Paper 2' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Paper 2 Mark' })).toHaveAccessibleDescription(/^44% of/);
    await expect(canvas.getByRole('textbox', { name: 'Paper 2 Out of' })).not.toHaveAccessibleDescription();
    await expect(canvas.getByLabelText('Boundaries')).toBeValid();
  },
};

/** Between the lowest and the highest boundary of the sessions, the grade is not certain. */
export const Perhaps: Story = {
  play: async ({ canvas, canvasElement }) => {
    await enter(canvas.getByRole('textbox', { name: 'Paper 2 Mark' }), '73');
    const result = resultOf(canvasElement);
    await expect(await result.findByText('Grade 6, perhaps 7')).toBeVisible();
    await expect(await result.findByRole('row', { name: '7 74–77% depends on the session' })).toBeVisible();
  },
};

/** A missing mark counts as 0 at the low end and as the maximum at the high end. */
export const Unfinished: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Paper 2 Mark' }));
    const result = resultOf(canvasElement);
    await expect(await result.findByText('Grade 3 to 7')).toBeVisible();
    await expect(await result.findByText(/Between 38.04%/)).toHaveTextContent(
      'Between 38.04% and 82.04% of the subject. Marks still missing: Paper 2.',
    );
    await userEvent.selectOptions(canvas.getByLabelText('What you need on'), 'ia');
    await expect(await result.findByText(/enter the marks you expect/)).toHaveTextContent(/expect for: Paper 2\./);
  },
};

/** No boundaries are known: the visitor enters their own. */
export const OwnBoundaries: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Course'), 'Biology');
    await expect(canvas.getByText(/no boundaries that we trust/)).toBeVisible();
    await enter(canvas.getByRole('textbox', { name: /^Paper 1 .* Mark$/ }), '60');
    await enter(canvas.getByRole('textbox', { name: 'Scientific investigation 3000 words Mark' }), '20');
    await enter(canvas.getByRole('textbox', { name: 'Paper 2 Mark' }), '60');
    const result = resultOf(canvasElement);
    await expect(await result.findByText('78.47%')).toBeVisible();
    await expect(await result.findByText('To see a grade, enter its boundaries.')).toBeVisible();
    await enter(canvas.getByRole('textbox', { name: 'Grade 7 Lowest' }), '80');
    await enter(canvas.getByRole('textbox', { name: 'Grade 6 Lowest' }), '64');
    await expect(await result.findByText('Grade 6')).toBeVisible();
    await expect(await result.findByText('You entered: 6, 7.')).toBeVisible();
    await enter(canvas.getByRole('textbox', { name: 'Grade 7 Lowest' }), '60');
    await expect(canvas.getByRole('textbox', { name: 'Grade 7 Lowest' })).toHaveAccessibleDescription(/doesn’t fit/);
  },
};

/** Past boundaries are known, but the school gave the visitor others. */
export const OwnInsteadOfPast: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Boundaries'), 'My own figures');
    await enter(canvas.getByRole('textbox', { name: 'Grade 7 Lowest' }), '66');
    await expect(await resultOf(canvasElement).findByText('Grade 7')).toBeVisible();
  },
};

/** The course has had no exams yet. */
export const NewCourse: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Course'), 'Computer Science (2027–)');
    await expect(canvas.getByText(/first examined in 2027, so there are no boundaries yet/)).toBeVisible();
    await expect(canvas.queryByLabelText('Boundaries')).toBeNull();
  },
};

/** Another course and back again: every entry is still there. */
export const TwoCourses: Story = {
  play: async ({ canvas, canvasElement }) => {
    const course = canvas.getByLabelText('Course');
    await userEvent.selectOptions(course, 'Physics');
    await expect(await resultOf(canvasElement).findByText('Enter a mark to see a result.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Paper 2 Mark' })).toHaveValue('');
    await userEvent.selectOptions(course, 'Chemistry');
    await expect(canvas.getByRole('textbox', { name: 'Paper 2 Mark' })).toHaveValue('58');
    await expect(await resultOf(canvasElement).findByText('Grade 6')).toBeVisible();
  },
};

/** Each error appears beside its field, and the typed text stays. */
export const Problems: Story = {
  play: async ({ canvas, canvasElement }) => {
    const mark = canvas.getByRole('textbox', { name: 'Paper 2 Mark' });
    await enter(mark, '95');
    await expect(mark).toHaveAccessibleDescription(
      /^This is more than the maximum of 90\. Correct the mark or the maximum\. 44%/,
    );
    await expect(await resultOf(canvasElement).findByText(/Correct the marked fields/)).toBeVisible();
    await enter(mark, 'many');
    await expect(mark).toHaveValue('many');
    await expect(mark).toHaveAccessibleDescription(/^Enter a whole number, 0 or more\. 44%/);
  },
};

/** Both guides. The guide of 2027 has no letter boundaries yet. */
export const ExtendedEssay: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Course'), 'Extended Essay');
    const result = resultOf(canvasElement);
    await expect(canvas.queryByLabelText('Level')).toBeNull();
    for (const [criterion, mark] of [
      ['A: Framework for the essay', '5'],
      ['B: Knowledge and understanding', '5'],
      ['C: Analysis and line of argument', '4'],
      ['D: Discussion and evaluation', '6'],
      ['E: Reflection', '3'],
    ] as const) {
      await enter(canvas.getByRole('textbox', { name: `${criterion} Mark` }), mark);
    }
    await expect(await result.findByText('23 of 30 marks')).toBeVisible();
    await expect(await result.findByText(/first results come in July 2027/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Year of examination'), 'Up to November 2026: 34 marks');
    await enter(canvas.getByRole('textbox', { name: 'C: Critical thinking Mark' }), '10');
    await expect(await result.findByText('Grade D to A')).toBeVisible();
    await expect(await result.findByRole('row', { name: 'A 27 still open' })).toBeVisible();
  },
};

/** The exhibition counts for one third, the essay for two thirds. */
export const TheoryOfKnowledge: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Course'), 'Theory of Knowledge');
    await enter(canvas.getByRole('textbox', { name: /^Exhibition.* Mark$/ }), '7');
    await enter(canvas.getByRole('textbox', { name: /^Essay.* Mark$/ }), '6');
    const result = resultOf(canvasElement);
    await expect(await result.findByText('Grade B')).toBeVisible();
    await expect(await result.findByText('19 of 30 marks')).toBeVisible();
    await expect(await result.findByRole('row', { name: 'A 22 3 short' })).toBeVisible();
    await expect(canvas.getByText('66.7% of the subject · one more mark: +2 of 30')).toBeVisible();
  },
};

/** A cleared form: the result asks for a mark and shows the boundaries. */
export const Cleared: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(await resultOf(canvasElement).findByText('Enter a mark to see a result.')).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = { globals: { language: 'ar' } };
export const German: Story = { globals: { language: 'de' } };

async function enter(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
