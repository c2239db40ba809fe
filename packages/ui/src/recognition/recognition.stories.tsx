import { recogniseAp, recogniseIb, type IbResultToRecognise } from '@tutoring/domain/recognition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Recognition } from './recognition';

interface Args {
  /** An IB result; without it AP scores are read. */
  result?: IbResultToRecognise;
  chosen?: string;
  open?: boolean;
}

/** Who reads an IB result, by their ids. */
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
 * On request: how one country or university reads a result, with the source and its year, and what is not certain about
 * it.
 */
const meta = {
  title: 'Proof and facts/Recognition',
  id: 'recognition',
  component: Reader,
  args: { result: RESULT },
  argTypes: {
    result: { description: 'The IB result that is read; without one, two AP scores. Of this sample, not of the part.' },
    chosen: {
      description: 'The `id` of the country or university that is shown first.',
      control: 'select',
      options: READERS,
    },
    open: { description: 'Whether it is open to begin with, as any `details`.', control: 'boolean' },
  },
  // Each choice among the controls begins anew.
  render: (args) => <Reader key={args.chosen} {...args} />,
} satisfies Meta<typeof Reader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { open: true } };

/** Opens what is rendered on request. */
async function open(element: HTMLElement) {
  const canvas = within(element);
  await userEvent.click(canvas.getByText('How it is read elsewhere'));
  return canvas;
}

/** The tariff adds up subjects and core, and never the total of 45. */
export const Tariff: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    // 56 + 48 + 48 for HL, 24 + 16 + 16 for SL, 12 for the essay's A, 10 for TOK's B.
    await expect(canvas.getByText(/UCAS Tariff points/)).toHaveTextContent('230');
    await userEvent.selectOptions(canvas.getByLabelText('Country or university'), 'Denmark');
    await expect(canvas.getByText(/^Grade /)).toBeVisible();
    await expect(canvas.getByText(/\(2018\); read/)).toBeVisible();
  },
};

/** Both ends where it is not certain how the grade is rounded. */
export const Germany: Story = {
  args: { chosen: 'germany', result: { ...RESULT, total: 38 } },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await expect(canvas.getByText('Grade 1.6–1.7')).toBeVisible();
    await expect(canvas.getByText(/rounded or cut off/)).toBeVisible();
  },
};

/** Per cent stand for one subject each. */
export const PerCent: Story = {
  args: { chosen: 'alberta' },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await expect(canvas.getByText('Subject 1: 98%')).toBeVisible();
  },
};

/** A rule in place of a number. */
export const Rule: Story = {
  args: { chosen: 'australia' },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await expect(canvas.getByText(/agreed anew each year/)).toBeVisible();
  },
};

/** Without a diploma only what counts subjects is converted. */
export const WithoutDiploma: Story = {
  args: { chosen: 'germany', result: { ...RESULT, diploma: false } },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await expect(canvas.getByText('Only an awarded Diploma is converted.')).toBeVisible();
  },
};

/** Where nothing is entered that a table looks at, it says so instead of a number. */
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
    await expect(canvas.getByText('Nothing that its table looks at is entered yet.')).toBeVisible();
  },
};

export const AdvancedPlacement: Story = { args: { result: undefined } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = { globals: { language: 'ar' } };
