import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Launch, type LaunchProps } from './launch';
import { sampleClaims, sampleList } from './sample';

/** Answers of its own for each story. */
function Sample({ load }: LaunchProps) {
  const [api] = useState(sampleClaims);
  return <Launch load={load} api={api} />;
}

const meta = {
  title: 'Desk/Launch',
  id: 'launch',
  component: Launch,
  parameters: { layout: 'padded' },
  args: { api: sampleClaims(), load: () => Promise.resolve(sampleList) },
  argTypes: { api: { control: false }, load: { control: false } },
  render: (args) => <Sample {...args} />,
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof Launch>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Write the name, confirm a claim, strike another: all by key. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Your name/ }), 'Sample Owner');
    await expect(await canvas.findByText('1 of 6 decided')).toBeVisible();
    const decision = canvas.getByRole('article', { name: 'One tutor teaches each subject.' });
    within(decision).getByRole('button', { name: 'True' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('2 of 6 decided')).toBeVisible());
    await expect(within(decision).getByRole('button', { name: 'Decide again' })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByText('Saving…')).toBeNull());
    const other = within(canvas.getByRole('article', { name: 'Tutors teach in the evening.' }));
    await userEvent.click(other.getByRole('button', { name: 'Not us' }));
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/loses its section/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Take it out' }));
    await waitFor(() => expect(canvas.getByText('3 of 6 decided')).toBeVisible());
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
