import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SAMPLE_SCHEMA, SAMPLE_TEXT, WRONG_TEXT } from './sample';
import { SchemaForm, type SchemaFormProps } from './schema-form';

/** Keeps what is typed. */
function Sample({ text: begin, ...args }: SchemaFormProps) {
  const [text, setText] = useState(begin);
  return <SchemaForm {...args} text={text} onChange={setText} />;
}

const meta = {
  title: 'Desk/SchemaForm',
  id: 'schema-form',
  component: SchemaForm,
  parameters: { layout: 'padded' },
  args: { schema: SAMPLE_SCHEMA, text: SAMPLE_TEXT, onChange: () => undefined },
  argTypes: { schema: { control: false }, onChange: { control: false } },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof SchemaForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A field of each kind, and one that the schema does not know. */
export const Kinds: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Large entry A'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name of it' })).toHaveValue('Large entry A'));
  },
};
/** An added entry is open, and its first field has the focus. */
export const Added: Story = {
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add to: A list of larger entries' });
    await userEvent.click(add);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name of it' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /^Remove.*Large entry 2/ }));
    await waitFor(() => expect(add).toHaveFocus());
  },
};
/** What is wrong is said as soon as it is there. */
export const Wrong: Story = {
  args: { text: WRONG_TEXT },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Write a number above 0.')).toBeVisible();
  },
};
/** What the last save was refused for, at the field of its line. */
export const Refused: Story = {
  args: {
    problems: [{ file: 'site/data/sample.yaml', line: 2, message: 'This text is on two pages. Fix: change it.' }],
  },
};
export const NotYaml: Story = { args: { text: 'text: [\n' } };
export const Empty: Story = { args: { text: 'text: A sample\nnumber: 1\nchoices: [one]\n' } };
export const Dark: Story = { ...Wrong, globals: { theme: 'dark' } };
export const Phone: Story = { ...Kinds, globals: { viewport: { value: 'w390', isRotated: false } } };
