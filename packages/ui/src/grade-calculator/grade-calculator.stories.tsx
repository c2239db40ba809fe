import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { textOf } from '../tool/fields';
import { DIPLOMA } from './diploma-form';
import { GradeCalculator } from './grade-calculator';
import { SIX_BOUNDARIES, SIX_WITH_MARKS } from './sample-marks';

const meta = {
  title: 'Tools/Grade calculator',
  id: 'grade-calculator',
  component: GradeCalculator,
  args: { brief: false },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
    return () => history.replaceState(null, '', location.pathname + location.search);
  },
} satisfies Meta<typeof GradeCalculator>;
export default meta;

type Story = StoryObj<typeof meta>;

const resultOf = (canvas: HTMLElement) => within(within(canvas).getByRole('region', { name: /^Result/ }));

/** The worked example that the server renders: awarded, and a point short of its target. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    const result = resultOf(canvasElement);
    await expect(result.getByText('35 of 45 points')).toBeVisible();
    await expect(result.getByText('With these grades you get the Diploma.')).toBeVisible();
    await expect(result.getAllByRole('row')).toHaveLength(11);
    await expect(result.getByRole('heading', { name: 'To 36 points' })).toBeVisible();
  },
};

/** The advice has the names of the subjects. A failed condition says by how much it fails. */
export const NotAwarded: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByLabelText('Name of subject 2'), 'Physics');
    for (const [label, grade] of [
      ['Grade of Subject 1', '3'],
      ['Grade of Physics', '3'],
      ['Grade of Subject 3', '3'],
    ] as const) {
      await userEvent.selectOptions(canvas.getByLabelText(label), grade);
    }
    const result = resultOf(canvasElement);
    await expect(result.getByText('With these grades you don’t get the Diploma.')).toBeVisible();
    await expect(result.getByText('9: 3 too few')).toBeVisible();
    await expect(result.getByRole('heading', { name: 'The closest way to the Diploma' })).toBeVisible();
    await expect(result.getAllByText(/Physics from 3 to/).length).toBeGreaterThan(0);
  },
};

/** Five subjects at HL are not a diploma: a message replaces the result. */
export const TooManyHl: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Level of Subject 4'), 'HL');
    await userEvent.selectOptions(canvas.getByLabelText('Level of Subject 5'), 'HL');
    await expect(resultOf(canvasElement).getByText(/You have 5 HL and 1 SL now/)).toBeVisible();
  },
};

/** After clearing, it lists what is missing instead of a decision. */
export const Cleared: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(resultOf(canvasElement).getByText(/fill in: Subject 1, Subject 2/)).toBeVisible();
  },
};

/** Within a page: points and decision, with the reasons collapsed. */
export const Brief: Story = {
  args: { brief: true },
  play: async ({ canvasElement }) => {
    const result = resultOf(canvasElement);
    await expect(result.getByText('35 of 45 points')).toBeVisible();
    await expect(result.queryByText('The ten conditions')).toBeNull();
    await userEvent.click(result.getByText('Each condition, and what would change the result'));
    await expect(await result.findByText('The ten conditions')).toBeVisible();
  },
};

/** An invented student's marks of six subjects, of which some are open. */
export const SixWithMarks: Story = {
  args: { boundaries: SIX_BOUNDARIES, besideSubject: true },
  beforeEach: () => sessionStorage.setItem('tutoring-tool-ib', textOf(SIX_WITH_MARKS)),
  play: async ({ canvas, canvasElement }) => {
    for (const button of await canvas.findAllByRole('button', { name: /(Biology|Theory)/ }))
      await userEvent.click(button);
    await expect(resultOf(canvasElement).getByText('36 to 38 by past sessions')).toBeVisible();
  },
};

export const SixWithMarksDark: Story = { ...SixWithMarks, globals: { theme: 'dark' } };
export const SixWithMarksArabic: Story = {
  ...SixWithMarks,
  globals: { language: 'ar' },
  play: async ({ canvas, canvasElement }) => {
    for (const button of await canvas.findAllByRole('button', { name: /Biology/ })) await userEvent.click(button);
    await expect(within(canvasElement).getAllByText(/60\/80/)[0]).toBeVisible();
  },
};
export const SixWithMarksOnAPhone: Story = {
  ...SixWithMarks,
  globals: { viewport: { value: 'w390', isRotated: false } },
};

/** An offer with subject grades and the two questions about languages: their fields are open, and the result answers both. */
export const OfferAndLanguages: Story = {
  beforeEach: () =>
    sessionStorage.setItem(
      'tutoring-tool-ib',
      textOf({
        ...DIPLOMA.example,
        name1: 'Mathematics',
        offer: '36',
        offergrades: '7 6 6',
        need1: '7',
        otherlanguage: '4',
      }),
    ),
  play: async ({ canvasElement }) => {
    const result = resultOf(canvasElement);
    await expect(await result.findByText('These grades don’t meet the offer yet.')).toBeVisible();
    await expect(result.getByText('Mathematics: at least 7')).toBeVisible();
    await expect(result.getByText('With these grades the Diploma is bilingual.')).toBeVisible();
  },
};

export const OfferAndLanguagesOnAPhone: Story = {
  ...OfferAndLanguages,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
};

/** Single courses: grades, but no points and no award. */
export const SingleCourses: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(canvas.getByLabelText('What you take'), 'courses');
    await expect(resultOf(canvasElement).getByText('Courses with a grade: 6')).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = { globals: { language: 'ar' } };
export const German: Story = { globals: { language: 'de' } };
