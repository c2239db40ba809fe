import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SchoolList } from './school-list';

const meta = {
  title: 'Proof and facts/School list',
  id: 'school-list',
  component: SchoolList,
  args: {
    schools: [
      { name: 'A school on the hill', city: 'Tokyo', programmes: ['IB PYP', 'IB DP'], website: 'https://one.example' },
      { name: 'A school by the river', city: 'Tokyo', programmes: ['AP'], verified: false },
      { name: 'A school with rather a long name, as they sometimes have', city: 'Kobe', programmes: ['IB DP'] },
    ],
  },
} satisfies Meta<typeof SchoolList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3 schools shown');
    await userEvent.selectOptions(canvas.getByLabelText('Programme'), 'IB DP');
    await userEvent.selectOptions(canvas.getByLabelText('City'), 'Kobe');
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3 schools shown');
  },
};

/** The count uses the plural form of the language. */
export const One: Story = {
  args: { schools: [{ name: 'The only school', city: 'Kobe', programmes: ['IB DP'] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 1 school shown');
  },
};

/** An empty list does not suggest other filters. */
export const Empty: Story = {
  args: { schools: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We list no schools here yet.');
  },
};
/** If no school matches both filters, the list says what to do. */
export const Nothing: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Programme'), 'AP');
    await userEvent.selectOptions(canvas.getByLabelText('City'), 'Kobe');
    await expect(canvas.queryAllByRole('heading')).toHaveLength(0);
    await expect(canvas.getByRole('status')).toHaveTextContent(/Set one of them to “All”/);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = { globals: { language: 'ar' } };
