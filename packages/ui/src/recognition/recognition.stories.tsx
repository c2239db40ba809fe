import { recogniseAp, recogniseIb, type IbResultToRecognise } from '@tutoring/domain/recognition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Recognition } from './recognition';

interface Args {
  /** An IB result. @default two AP scores */
  result?: IbResultToRecognise;
  chosen?: string;
  open?: boolean;
}

/** The ids of readings of an IB result. */
const READERS = ['ucas-ib', 'denmark', 'germany', 'alberta', 'australia', 'netherlands', 'ontario'];

const RESULT: IbResultToRecognise = {
  subjects: [
    { level: 'HL', grade: 7 },
    { level: 'HL', grade: 6 },
    { level: 'HL', grade: 6 },
    { level: 'SL', grade: 6 },
    { level: 'SL', grade: 5 },
    { level: 'SL', grade: 5 },
  ],
  tok: 'B',
  ee: 'A',
  total: 37,
  diploma: true,
};

function Reader({ result, chosen: first, open }: Args) {
  const [chosen, setChosen] = useState(first);
  const read = result
    ? recogniseIb(result)
    : recogniseAp([
        { exam: 'ap-chemistry', score: 5 },
        { exam: 'ap-biology', score: 3 },
      ]);
  if (read.status === 'invalid') throw new Error(JSON.stringify(read.problems));
  return (
    <Recognition
      open={open}
      recognised={read.recognised}
      name="to"
      chosen={chosen}
      onChoose={setChosen}
      nameOf={(place) => `Subject ${place + 1}`}
    />
  );
}

/**
 * A disclosure that shows how a country or university reads a result, with its notes, the source and the source's year.
 */
const meta = {
  title: 'Proof and facts/Recognition',
  id: 'recognition',
  component: Reader,
  args: { result: RESULT },
  argTypes: {
    result: { description: 'The IB result. Without it, two AP scores. It is a prop of this sample only.' },
    chosen: {
      description: 'The `id` of the reading that is visible at first.',
      control: 'select',
      options: READERS,
    },
    open: { description: 'Whether it is open at first.', control: 'boolean' },
  },
  // A change of the control resets the select.
  render: (args) => <Reader key={args.chosen} {...args} />,
} satisfies Meta<typeof Reader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { open: true } };

/** Opens the disclosure, which renders its content. */
async function open(element: HTMLElement) {
  const canvas = within(element);
  await userEvent.click(canvas.getByText('What it counts for elsewhere'));
  return canvas;
}

/** The UCAS Tariff adds up points for the subjects and the core. It does not use the total of 45. */
export const Tariff: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    // 56 + 48 + 48 for HL, 24 + 16 + 16 for SL, 12 for the essay's A, 10 for TOK's B.
    await expect(canvas.getByText(/UCAS Tariff points/)).toHaveTextContent('230');
    await userEvent.selectOptions(canvas.getByLabelText('Country or university'), 'Denmark');
    await expect(canvas.getByText(/^Grade /)).toBeVisible();
    await expect(canvas.getByText(/\(2018\); checked/)).toBeVisible();
  },
};

/** If the table leaves the rounding open, the reading shows both possible grades. */
export const Germany: Story = {
  args: { chosen: 'germany', result: { ...RESULT, total: 38 } },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await expect(canvas.getByText('Grade 1.6–1.7')).toBeVisible();
    await expect(canvas.getByText(/rounded or cut off/)).toBeVisible();
  },
};

/** Some tables give a percentage for each subject. */
export const PerCent: Story = {
  args: { chosen: 'alberta' },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await expect(canvas.getByText('Subject 1: 98%')).toBeVisible();
  },
};

/** Without a number the reading is a rule. */
export const Rule: Story = {
  args: { chosen: 'australia' },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await expect(canvas.getByText(/agreed each year/)).toBeVisible();
  },
};

/** Without a Diploma it converts only readings that count subjects. */
export const WithoutDiploma: Story = {
  args: { chosen: 'germany', result: { ...RESULT, diploma: false } },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await expect(canvas.getByText('Only a Diploma that you’ve earned converts.')).toBeVisible();
  },
};

/** Without the entries that a table needs, it says so. */
export const Incomplete: Story = {
  args: {
    open: true,
    result: {
      ...RESULT,
      subjects: RESULT.subjects.map((subject) => ({ ...subject, grade: null })),
      tok: null,
      ee: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You haven’t entered a result that this table uses.')).toBeVisible();
  },
};

export const AdvancedPlacement: Story = { args: { result: undefined } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = { globals: { language: 'ar' } };
