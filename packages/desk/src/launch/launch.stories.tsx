import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ContentError } from '../content-api';
import { Launch, type LaunchProps } from './launch';
import { sampleFiles, sampleList, samplePlaces } from './sample';

/** Answers of its own for each story. */
function Sample({ load, loadPlaces }: LaunchProps) {
  const [api] = useState(sampleFiles);
  return <Launch load={load} loadPlaces={loadPlaces} api={api} />;
}

const meta = {
  title: 'Desk/Launch',
  id: 'launch',
  component: Launch,
  parameters: { layout: 'padded' },
  args: { api: sampleFiles(), loadPlaces: samplePlaces, load: () => Promise.resolve(sampleList) },
  argTypes: { api: { control: false }, load: { control: false }, loadPlaces: { control: false } },
  render: (args) => <Sample {...args} />,
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof Launch>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Write the name, confirm a claim, strike another: all by key. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Your name/ }), 'Sample Owner');
    await expect(await canvas.findByText('2 of 13 decided')).toBeVisible();
    const decision = canvas.getByRole('article', { name: 'One tutor teaches each subject.' });
    within(decision).getByRole('button', { name: 'True' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('3 of 13 decided')).toBeVisible());
    await expect(within(decision).getByRole('button', { name: 'Decide again' })).toHaveFocus();
    await expect(await canvas.findByText('All answers are saved.')).toBeVisible();
    const other = within(canvas.getByRole('article', { name: 'Tutors teach in the evening.' }));
    await userEvent.click(other.getByRole('button', { name: 'Not us' }));
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/loses its section/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Take it out' }));
    await waitFor(() => expect(canvas.getByText('4 of 13 decided')).toBeVisible());
  },
};

/** Entries of a data file have their own answers, and a reader of translations a name. */
export const Entries: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Your name/ }), 'Sample Owner');
    await userEvent.click(canvas.getByText('Tutors'));
    await userEvent.click(canvas.getByText('Setup'));
    await userEvent.click(canvas.getByRole('button', { name: 'True: Sample College' }));
    await expect(await canvas.findByRole('button', { name: 'Undo: Sample College' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Take out: Sample Hall' }));
    await expect(await canvas.findByRole('button', { name: 'Put back: Sample Hall' })).toBeVisible();
    await expect(await canvas.findByText('All answers are saved.')).toBeVisible();
  },
};

/** The build would refuse what was answered. */
export const Refused: Story = {
  args: {
    api: {
      ...sampleFiles(),
      save: () =>
        Promise.reject(
          new ContentError('Nothing was saved, because the build would refuse it.', {
            problems: [{ file: 'site/data/claims.yaml', line: 12, message: 'The page would be empty.' }],
          }),
        ),
    },
  },
  render: (args) => <Launch {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Your name/ }), 'Sample Owner');
    const decision = within(canvas.getByRole('article', { name: 'One tutor teaches each subject.' }));
    await userEvent.click(decision.getByRole('button', { name: 'True' }));
    await expect(await canvas.findByText(/The page would be empty/)).toBeVisible();
  },
};

export const Decided: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Decided' }));
    await expect(await canvas.findByText('True · Sample Owner, 2026-11-20')).toBeVisible();
  },
};

export const Ready: Story = {
  args: {
    load: () =>
      Promise.resolve({
        ...sampleList,
        ready: true,
        blocking: 0,
        decisions: sampleList.decisions.map((one) => ({ ...one, blocks: false })),
      }),
  },
};

export const NoList: Story = {
  args: {
    load: () => Promise.reject(new Error('This build has no list of decisions. Run `pnpm build`, or ship once.')),
  },
};
