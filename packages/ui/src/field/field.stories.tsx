import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid, Stack } from '../layout';
import { Checkbox, RadioGroup, Select, Switch, TextArea, TextField } from './field';

const meta = {
  title: 'Forms/Field',
  id: 'field',
  component: TextField,
  args: { label: 'Email address', type: 'email', required: true },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

const sessions = [
  { value: 'm27', label: 'May 2027' },
  { value: 'n27', label: 'November 2027' },
];

export const Text: Story = {
  args: { help: 'Used to answer you, and for nothing else.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email address', description: /nothing else/ });
    await userEvent.type(field, 'parent@example.com');
    await expect(field).toHaveValue('parent@example.com');
  },
};
export const WithProblem: Story = {
  args: { problem: 'This doesn’t look like an email address. It needs an @ and a dot.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { description: /needs an @/ })).toHaveAttribute('aria-invalid', 'true');
  },
};
export const Optional: Story = {
  args: { required: false, label: 'School', type: 'text' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'School (optional)' })).toBeVisible();
    // The space is part of the text: Chromium drops a space of its own from the accessible name.
    await expect(canvas.getByText('(optional)').previousSibling?.textContent).toBe('School ');
  },
};

/** A filter: “All” is an answer, so nobody must choose. */
export const Filter: Story = {
  render: () => <Select label="City" saysOptional={false} options={[{ value: '', label: 'All' }, ...sessions]} />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('combobox', { name: 'City' });
    await expect(list).toBeValid();
    await expect(list).not.toBeRequired();
  },
};

const roles = [
  { value: 'student', label: 'a student' },
  { value: 'parent', label: 'a parent' },
];

const chosen = fn();
export const Others: Story = {
  render: () => (
    <Stack>
      <TextArea label="What should we know?" help="The exam session, for example." />
      <Select label="Exam session" required options={sessions} />
      <RadioGroup label="Exam session" name="session" required options={sessions} onValueChange={chosen} />
      <Checkbox label="Send me the plan by email" />
      <Switch label="Analytics" help="Counts visits, without your name." />
      <Switch label="Necessary" checked disabled readOnly />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const november = canvas.getByLabelText('November 2027');
    // A browser would report it as invalid before the visitor has chosen.
    await expect(november).toHaveAttribute('aria-invalid', 'false');
    await userEvent.click(november);
    await expect(chosen).toHaveBeenCalledWith('n27');
    const analytics = canvas.getByRole('switch', { name: 'Analytics' });
    await userEvent.click(analytics);
    await expect(analytics).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Necessary' })).toBeDisabled();
  },
};

/** The problem is beside each field, and what to enter is above it. */
export const Problems: Story = {
  render: () => (
    <Stack>
      <TextArea
        label="What should we know?"
        help="The exam session, for example."
        problem="The message is longer than 4,000 characters. Shorten it."
      />
      <Select label="Exam session" required options={sessions} problem="This session is over. Choose a later one." />
      <RadioGroup label="I am" name="role" required options={roles} problem="Choose who you are." />
      <Checkbox label="I have read the terms" problem="Tick it to go on: a session is booked under these terms." />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { description: /Tick it/ })).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('group', { name: 'I am' })).toHaveAccessibleDescription('Choose who you are.');
    await expect(canvas.getByLabelText('a student')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Disabled: Story = {
  render: () => (
    <Stack>
      <TextField label="Email address" required disabled defaultValue="parent@example.com" />
      <TextArea label="What should we know?" disabled defaultValue="Chemistry HL, May 2027" />
      <Select label="Exam session" required disabled options={sessions} />
      <RadioGroup label="I am" name="role" required disabled options={roles} defaultValue="parent" />
      <Checkbox label="Send me the plan by email" disabled />
      <Switch label="Necessary" checked disabled readOnly />
      <TextField label="Name" required />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const look = (element: Element) => {
      const { borderBlockStartStyle, color, opacity } = getComputedStyle(element);
      return { borderBlockStartStyle, color, opacity };
    };
    const enabled = look(canvas.getByLabelText('Name'));
    await expect(enabled.borderBlockStartStyle).toBe('solid');
    for (const name of ['Email address', 'Exam session', /What should we know/]) {
      const field = canvas.getByLabelText(name);
      await expect(field).toBeDisabled();
      // Not only by colour.
      await expect(look(field).borderBlockStartStyle).toBe('dashed');
      await expect(look(field).color).not.toBe(enabled.color);
    }
    await expect(look(canvas.getByRole('switch')).opacity).toBe('0.65');
  },
};

/** A long list in groups. */
export const Grouped: Story = {
  render: () => (
    <Select label="Subject" required defaultValue="physics">
      <optgroup label="Sciences">
        <option value="chemistry">Chemistry</option>
        <option value="physics">Physics</option>
      </optgroup>
    </Select>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Subject' })).toHaveDisplayValue('Physics');
    await expect(canvas.getByRole('group', { name: 'Sciences' })).toBeInTheDocument();
  },
};
/** Beside taller fields, and with a label that wraps. */
export const Crowded: Story = {
  render: () => (
    <Grid>
      <TextArea label="Notes" rows={9} />
      <TextField label="School" />
      <Checkbox label="I have read which parts of an internal assessment a tutor may comment on, and which parts must be the student’s own work" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const school = canvas.getByRole('textbox', { name: /School/ }).getBoundingClientRect();
    await expect(school.height).toBe(48);
    await expect(canvas.getByRole('checkbox').getBoundingClientRect().width).toBe(20);
  },
};
export const Dark: Story = { ...Others, globals: { theme: 'dark' } };
export const Arabic: Story = { args: { label: 'المدرسة', required: false }, globals: { language: 'ar' } };
export const Japanese: Story = { args: { label: '学校名', required: false }, globals: { language: 'ja' } };
