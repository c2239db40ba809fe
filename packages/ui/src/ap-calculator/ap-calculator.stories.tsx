import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ApCalculator } from './ap-calculator';

const meta = {
  title: 'Tools/AP calculator',
  id: 'ap-calculator',
  component: ApCalculator,
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
    return () => history.replaceState(null, '', location.pathname + location.search);
  },
} satisfies Meta<typeof ApCalculator>;
export default meta;

type Story = StoryObj<typeof meta>;

const resultOf = (canvas: HTMLElement) => within(within(canvas).getByRole('region', { name: /^Result/ }));

/** Opens the story with the entries of a shared link. */
const entered = (fragment: string) => () => history.replaceState(null, '', `#ap&${fragment}`);

/** The worked example that the server renders: a 4 that may be a 3, with target 5. */
export const Example: Story = {
  play: async ({ canvas, canvasElement }) => {
    const result = resultOf(canvasElement);
    await expect(result.getByText('Most likely a')).toHaveTextContent('Most likely a 4');
    await expect(result.getByText('Possible: 3 to 4')).toBeVisible();
    await expect(result.getByText('Composite: 64.35 of 100')).toBeVisible();
    await expect(result.getByRole('img')).toHaveAccessibleName(/Composite: 64.35 of 100/);
    await expect(result.getByRole('row', { name: /^5 / })).toHaveTextContent('not reachedmissing: 7.65–19.65');
    // 35 + points / 46 × 50 must be 72; all 46 points make 85.
    await expect(result.getByRole('row', { name: /^Free response/ })).toHaveTextContent('35 of 4646 of 46');
    await expect(result.getByRole('table', { name: 'What a 5 takes' })).toBeVisible();
    // Only the points have the section's details as a description. The picture has a name, and no content for screen readers.
    const sections = within(canvas.getByRole('table', { name: 'Sections and their points' }));
    await expect(sections.getByRole('rowheader', { name: 'Free response' })).toBeVisible();
    await expect(canvas.getByLabelText('Points: Free response')).toHaveAccessibleDescription(/One more point/);
    await expect(canvas.getByLabelText('Maximum: Free response')).not.toHaveAccessibleDescription();
    await expect(result.getByRole('img').querySelectorAll(':scope > :not([aria-hidden])')).toHaveLength(0);
    await userEvent.click(result.getByText('What it counts for elsewhere'));
    await expect(result.getByText(/UCAS Tariff points/)).toHaveTextContent('16–24');
  },
};

/** With 45 points in multiple choice, the result says how many points the free response needs for a 4. */
export const OpenSection: Story = {
  beforeEach: entered('exam=ap-chemistry&raw.mcq=45&target=4'),
  play: async ({ canvasElement }) => {
    const result = resultOf(canvasElement);
    await expect(result.getByText('Still open: 2 to 5')).toBeVisible();
    await expect(result.getByText(/37.5 of 100 so far, 87.5 with every point/)).toBeVisible();
    await expect(result.getByRole('heading', { name: 'What a 4 takes' })).toBeVisible();
    await expect(result.getByRole('row', { name: /^Free response/ })).toHaveTextContent('10 of 4629 of 46');
  },
};

/** No chart of this exam was released, and three of its maxima are assumed. The page says both. */
export const LowConfidence: Story = {
  beforeEach: entered(
    'exam=ap-french&raw.mcq=40&raw.pres=4&raw.qa=4&raw.essay=3&target=5&to=university-of-california-ap',
  ),
  play: async ({ canvas, canvasElement }) => {
    const result = resultOf(canvasElement);
    await expect(result.getByText('Roughly 4 to 5')).toBeVisible();
    await expect(result.getByText(/^Low confidence/)).toBeVisible();
    await userEvent.click(result.getByText('Where the cuts come from'));
    await expect(result.getByText(/no released chart/)).toBeVisible();
    await expect(canvas.getAllByText(/We assumed this maximum/)).toHaveLength(3);
    await userEvent.click(result.getByText('What it counts for elsewhere'));
    await expect(result.getByText('From a score of 3.')).toBeVisible();
  },
};

/** A mock has its own maximum. An invalid value stays in its field, and the field shows the problem. */
export const OtherPaper: Story = {
  beforeEach: entered('exam=ap-calc-ab&raw.mcq=45&raw.frq=27'),
  play: async ({ canvas, canvasElement }) => {
    const points = canvas.getByLabelText('Points: Multiple choice');
    await expect(points).toBeInvalid();
    await expect(points).toHaveAccessibleDescription(/^Enter a whole number from 0 to 42\./);
    await expect(resultOf(canvasElement).getByText(/No result yet/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Maximum: Multiple choice'), '45');
    await expect(points).toBeValid();
    await expect(resultOf(canvasElement).getByText('Composite: 75 of 100')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Maximum: Multiple choice'), '0');
    await userEvent.type(canvas.getByLabelText('Maximum: Multiple choice'), '0');
    await expect(canvas.getByText('Enter a maximum from 1 to 200, as a whole number.')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Maximum: Multiple choice'));
    await expect(points).toHaveValue('45');
  },
};

/** Another exam starts without points, but shows its sections and cuts. The first exam keeps its points. */
export const OtherExam: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Exam'), 'AP World History: Modern');
    const result = resultOf(canvasElement);
    await expect(result.getByText(/^Enter the points/)).toBeVisible();
    await expect(canvas.getByLabelText('Points: Long essay')).toHaveValue('');
    await userEvent.selectOptions(canvas.getByLabelText(/^Score you aim for/), '3');
    await expect(result.getByRole('row', { name: /^Long essay/ })).toBeVisible();
    for (const [section, points] of [
      ['Multiple choice', '40'],
      ['Short answer', '6'],
      ['Document-based question', '4'],
      ['Long essay', '3'],
    ] as const) {
      await userEvent.type(canvas.getByLabelText(`Points: ${section}`), points);
    }
    await expect(result.getByText('Composite: 64.21 of 100')).toBeVisible();
    await expect(result.getByText('You’ve reached it, even with the highest of these cuts.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Exam'), 'AP Chemistry');
    await expect(result.getByText('Composite: 64.35 of 100')).toBeVisible();
  },
};

/** The result explains how points become a score, and draws the charts that the cuts come from. */
export const ScoreSetting: Story = {
  play: async ({ canvasElement }) => {
    const result = resultOf(canvasElement);
    await userEvent.click(result.getByText('How points become a score'));
    await expect(result.getByText(/evidence-based standard setting/)).toBeVisible();
    await expect(result.getByRole('link', { name: /^AP Central, Score Setting/ })).toBeVisible();
    await userEvent.click(result.getByText('Where the cuts come from'));
    await expect(result.getByText(/^Confidence: medium/)).toBeVisible();
    await expect(result.getByRole('img', { name: 'The table below has the charts in numbers.' })).toBeVisible();
  },
};

const FOUR =
  'exam=ap-chemistry&ap-chemistry.raw.mcq=42&ap-chemistry.raw.frq=27&exam2=ap-french&ap-french.score=3' +
  '&exam3=ap-english-language&ap-english-language.raw.mcq=30&ap-english-language.raw.frq=11' +
  '&exam4=ap-macroeconomics&ap-macroeconomics.raw.mcq=45&open=3';

/** One exam is open; the others are lines with their scores. The result adds them up, and says which awards they give. */
export const FourExams: Story = {
  beforeEach: entered(FOUR),
  play: async ({ canvas, canvasElement }) => {
    const result = resultOf(canvasElement);
    await expect(result.getByText(/^Exams: 4 · mean/)).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Your exams' }));
    const chemistry = list.getByRole('button', { name: 'AP Chemistry Score: 4' });
    await expect(chemistry).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByLabelText('Exam')).toHaveDisplayValue('AP English Language and Composition');
    await userEvent.click(chemistry);
    await expect(chemistry).toHaveAttribute('aria-expanded', 'true');
    await expect(chemistry).toHaveFocus();
    await expect(canvas.getByLabelText('Points: Multiple choice')).toHaveValue('42');
    // An exam is in the list once, so the others do not offer it.
    await expect(canvas.queryByRole('option', { name: 'AP French Language and Culture' })).toBeNull();
    const awards = within(result.getByRole('region', { name: 'College Board’s awards' }));
    await expect(awards.getByText('AP Scholar').closest('li')).toHaveTextContent('reached, even with the lower scores');
    await expect(awards.getByText('AP International Diploma').closest('li')).toHaveTextContent(
      'More exams: an exam with a global perspective: 3 and one more exam, in no language: 3',
    );
    await userEvent.click(awards.getByText('What each award counts'));
    await expect(awards.getByText('Global perspective').closest('li')).toHaveTextContent('AP Macroeconomics');
    await userEvent.click(result.getByText('What it counts for elsewhere'));
    await expect(canvas.getByLabelText('Score to look up')).toHaveDisplayValue('the lower score of each exam');
  },
};

/** Adding and removing exams: the focus follows, and an exam that comes back has its entries. */
export const AddAndRemove: Story = {
  play: async ({ canvas, canvasElement }) => {
    const result = resultOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add an exam' }));
    await expect(canvas.getByLabelText('Exam')).toHaveFocus();
    await userEvent.selectOptions(canvas.getByLabelText('Exam'), 'AP Seminar');
    await userEvent.selectOptions(canvas.getByLabelText(/^Known or expected score/), '4');
    await expect(result.getByText('Exams: 2 · mean 4')).toBeVisible();
    await expect(result.getByText('AP Capstone Diploma')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove AP Chemistry' }));
    await expect(canvas.getByRole('button', { name: 'Add an exam' })).toHaveFocus();
    await expect(result.getByText('Score entered: 4')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Exam'), 'AP Chemistry');
    await expect(result.getByText('Composite: 64.35 of 100')).toBeVisible();
  },
};

/** The student can look up how universities recognise another score than the likely one. */
export const ReadAtAnotherScore: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('What it counts for elsewhere'));
    await expect(canvas.getByLabelText('Score to look up')).toHaveDisplayValue('4 (likely at least)');
    await userEvent.selectOptions(canvas.getByLabelText('Score to look up'), '5');
    await expect(canvas.getByText(/UCAS Tariff points/)).toHaveTextContent('20–28');
  },
};

/** After clearing, it asks for an exam. */
export const Cleared: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(resultOf(canvasElement).getByText(/^Choose an exam/)).toBeVisible();
    await expect(canvas.getByLabelText('Exam')).toHaveDisplayValue('Choose an exam');
  },
};

/** Four exams on a phone. */
export const FourOnAPhone: Story = {
  beforeEach: entered(FOUR),
  globals: { viewport: { value: 'w390', isRotated: false } },
};
export const FourInArabic: Story = { beforeEach: entered(FOUR), globals: { language: 'ar' } };
export const FourInTheDark: Story = { beforeEach: entered(FOUR), globals: { theme: 'dark' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = { globals: { language: 'ar' } };
export const German: Story = { globals: { language: 'de' } };
