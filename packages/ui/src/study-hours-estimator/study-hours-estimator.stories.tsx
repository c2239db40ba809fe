import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { keepPlan, withDone, withNote } from '@tutoring/domain/study-plan-kept';
import { storePlan } from './kept-store';
import { STUDY, todayOf } from './study-form';
import { StudyHoursEstimator } from './study-hours-estimator';

const meta = {
  title: 'Tools/Study hours estimator',
  id: 'study-hours-estimator',
  component: StudyHoursEstimator,
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
    return () => history.replaceState(null, '', location.pathname + location.search);
  },
} satisfies Meta<typeof StudyHoursEstimator>;
export default meta;

type Story = StoryObj<typeof meta>;

const resultOf = (canvas: HTMLElement) => within(within(canvas).getByRole('region', { name: /^Result/ }));

/** The worked example from the server: three subjects and an essay, and the plan fits. */
export const Example: Story = {
  play: async ({ canvas, canvasElement }) => {
    const result = resultOf(canvasElement);
    await expect(result.getByText('72 hours')).toBeVisible();
    await expect(result.getByText(/^It fits/)).toBeVisible();
    await expect(result.getByRole('img', { name: /^Hours of study in 24 weeks/ })).toBeVisible();
    await userEvent.click(result.getByText(/^Chemistry: 21 hours/));
    await expect(result.getByRole('row', { name: '6 × 3 hours 18 hours' })).toBeVisible();
    await userEvent.click(result.getByText('The same in a table'));
    await expect(
      result.getByRole('cell', { name: 'Exam: Chemistry and Exam: Mathematics: Analysis and Approaches' }),
    ).toBeVisible();
    await userEvent.click(result.getByRole('button', { name: 'Later week' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Earlier week' })).toHaveAttribute('aria-disabled', 'false'),
    );
  },
};

/** Too little time: the result lists changes that make the plan fit, and one click applies a change to the form. */
export const NotPossible: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.clear(canvas.getByLabelText('Hours a week'));
    await userEvent.type(canvas.getByLabelText('Hours a week'), '3');
    const result = resultOf(canvasElement);
    await waitFor(() => expect(result.getByText(/^Not possible at 3 hours a week/)).toBeVisible());
    await userEvent.click(result.getByRole('button', { name: /^Apply: .+hours a week \(/ }));
    await waitFor(() => expect(result.getByText(/^It fits/)).toBeVisible());
    await expect(canvas.getByLabelText('Hours a week')).not.toHaveValue('3');
  },
};

/** The visitor chooses a school calendar. Its coming holidays become days off, and the plan leaves them free. */
export const SchoolHolidays: Story = {
  args: {
    schoolHolidays: [
      {
        id: 'ca-on',
        country: 'CA',
        place: 'Ontario',
        off: ['2098-12-22/2099-01-02', '2099-02-16'],
        status: 'expected',
        basis: 'restated',
        source: { name: 'Government of Ontario', href: 'https://www.ontario.ca/page/school-year-calendars' },
        checked: '2026-11',
      },
    ],
  },
  play: async ({ canvas }) => {
    const calendars = await canvas.findByLabelText('School holidays');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Canada: Ontario' })).toBeInTheDocument());
    await userEvent.selectOptions(calendars, 'Canada: Ontario');
    await expect(canvas.getByDisplayValue('2098-12-22')).toBeVisible();
    await expect(canvas.getByDisplayValue('2099-02-16')).toBeVisible();
    await expect(calendars).toHaveAccessibleDescription(
      /^The coming holidays .+ Source: Government of Ontario, checked in November 2026\. We have read copies of it only\.$/,
    );
  },
};

/** The result warns of weeks with more than 25 hours. The chart marks them with more than a colour. */
export const Heavy: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [chemistry] = canvas.getAllByRole('group', { name: 'Chemistry' });
    const fields = within(chemistry as HTMLElement);
    await userEvent.clear(fields.getByLabelText('Now'));
    await userEvent.type(fields.getByLabelText('Now'), '10');
    await userEvent.clear(fields.getByLabelText('Target'));
    await userEvent.type(fields.getByLabelText('Target'), '7');
    await userEvent.clear(canvas.getByLabelText('Hours a week'));
    await userEvent.type(canvas.getByLabelText('Hours a week'), '40');
    await userEvent.click(canvas.getByRole('button', { name: 'Add coursework' }));
    const work = within(canvas.getByRole('group', { name: 'Internal Assessment' }));
    await userEvent.type(work.getByLabelText('Hours left'), '150');
    const due = new Date();
    due.setDate(due.getDate() + 40);
    await fireEvent.change(work.getByLabelText('Due date'), { target: { value: todayOf(due) } });
    await waitFor(() => expect(resultOf(canvasElement).getByText(/sleep and rest suffer/)).toBeVisible());
  },
};

/** Each error is beside its field. The typed text stays. */
export const Mistakes: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.clear(canvas.getByLabelText('Hours a week'));
    await userEvent.type(canvas.getByLabelText('Hours a week'), '4.2');
    const history = within(canvas.getByRole('group', { name: 'History' }));
    await userEvent.clear(history.getByLabelText('Target'));
    await userEvent.type(history.getByLabelText('Target'), '8x');
    await userEvent.clear(history.getByLabelText('Subject or course'));
    await userEvent.type(history.getByLabelText('Subject or course'), 'Chemistry');
    await waitFor(() =>
      expect(canvas.getByLabelText('Hours a week')).toHaveAccessibleDescription(/Enter whole or half hours/),
    );
    await expect(canvas.getByLabelText('Hours a week')).toHaveValue('4.2');
    await expect(canvas.getByText(/Another entry has this name. Choose a different one.$/)).toBeVisible();
    await expect(resultOf(canvasElement).getByText(/Correct the marked fields/)).toBeVisible();
  },
};

/** A course that exists only as AP sets the row's level to AP. Its sections share the hours. */
export const Course: Story = {
  play: async ({ canvas, canvasElement }) => {
    const history = within(canvas.getByRole('group', { name: 'History' }));
    await userEvent.clear(history.getByLabelText('Subject or course'));
    await userEvent.type(history.getByLabelText('Subject or course'), 'AP Chemistry');
    const row = within(canvas.getByRole('group', { name: 'AP Chemistry' }));
    await expect(row.getByLabelText('Level')).toHaveValue('AP');
    await waitFor(() => expect(row.getByLabelText('Target')).toHaveAccessibleDescription(/from 1 to 5/));
    await userEvent.clear(row.getByLabelText('Now'));
    await userEvent.type(row.getByLabelText('Now'), '3');
    await userEvent.clear(row.getByLabelText('Target'));
    await userEvent.type(row.getByLabelText('Target'), '5');
    await waitFor(() => expect(resultOf(canvasElement).getByText(/^AP Chemistry: .*hours/)).toBeVisible());
  },
};

/** Hours by weekday replace the weekly hours. The slider has its value as text. */
export const ByDay: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Hours by weekday'));
    await userEvent.type(canvas.getByLabelText('Sat'), '5{Backspace}');
    // The group stays open, and the field keeps the focus.
    await expect(canvas.getByLabelText('Sat')).toHaveFocus();
    await expect(canvas.getByLabelText('Sat')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Sat'), '5');
    await expect(canvas.getByText('We use the days below.')).toBeVisible();
    await expect(canvas.getByLabelText('How you study')).toHaveAttribute(
      'aria-valuetext',
      '60% testing yourself, 40% re-reading',
    );
  },
};

/** Twelve subjects, and exams more than a year away. */
export const Long: Story = {
  beforeEach: () => {
    const day = (number: number) => {
      const date = new Date();
      date.setDate(date.getDate() + number);
      return todayOf(date);
    };
    const subjects = Array.from({ length: 12 }, (_, index) => index + 1).flatMap((number) => [
      [`name${number}`, `A subject with a long name, number ${number}`],
      [`level${number}`, 'HL'],
      [`now${number}`, '4'],
      [`target${number}`, '6'],
      [`exam${number}`, day(410 + 3 * number)],
    ]);
    const fields = { ...Object.fromEntries(subjects), hours: '12', practice: '50', today: day(0) } as Record<
      string,
      string
    >;
    history.replaceState(null, '', `#${STUDY.name}&${new URLSearchParams(fields)}`);
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole('button', { name: 'Add a subject' })).toBeNull());
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1600);
  },
};

/** A cleared form: the result says what is missing. */
export const Cleared: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(resultOf(canvasElement).getByText(/fill in: Now \(Subject 1\)/)).toBeVisible());
  },
};

/** A plan that the visitor follows, a week after its start: one session is ticked, the others were missed. */
export const Followed: Story = {
  beforeEach: () => {
    const day = (distance: number) => {
      const date = new Date();
      date.setDate(date.getDate() + distance);
      return todayOf(date);
    };
    const made = keepPlan({
      today: day(-7),
      subjects: [
        {
          ...{ id: 'Chemistry', level: 'HL', bounds: [14, 27, 40, 53, 66, 79], exam: day(120) },
          ...{ current: { percent: 58 }, target: { percent: 70 } },
        },
      ],
      hours: 4,
      practice: 0.5,
    });
    if (made.status === 'invalid') throw new Error('The plan of the story is invalid.');
    const first = made.kept.sessions[0]?.session ?? '';
    const kept = withNote(withDone(made.kept, first, true), first, 'Entropy: ask again');
    // The note of a session that replanning dropped.
    storePlan(withNote(kept, first.replace(/\d+$/, '999'), 'Bring the data booklet'));
  },
  play: async ({ canvas }) => {
    const plan = within(await canvas.findByRole('region', { name: 'Your plan' }));
    await expect(plan.getByText(/^Sessions before today that aren’t ticked/)).toBeVisible();
    await userEvent.click(plan.getByRole('button', { name: 'Replan the rest' }));
    await expect(plan.getByText(/^Sessions that move to another day/)).toBeVisible();
    await userEvent.click(plan.getByRole('button', { name: 'Replan like this' }));
    await waitFor(() => expect(plan.queryByText(/aren’t ticked/)).toBeNull());
    await expect(plan.getByText('Bring the data booklet')).toBeVisible();
    await userEvent.click(plan.getByText('Share, save or delete the plan'));
    await expect(plan.getByRole('button', { name: 'Delete the plan' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = { globals: { language: 'ar' } };
export const German: Story = { globals: { language: 'de' } };
