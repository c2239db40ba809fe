import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { ReferenceCard } from './reference-card';

const meta = {
  title: 'Proof and facts/Reference card',
  id: 'reference-card',
  component: ReferenceCard,
  args: { reference: 'L-7KQM-R4TX' },
} satisfies Meta<typeof ReferenceCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Copied: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy reference' }));
    await expect(write).toHaveBeenCalledWith('L-7KQM-R4TX');
    await expect(await canvas.findByText('Reference copied')).toBeVisible();
  },
};

export const CopyingBlocked: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy reference' }));
    await expect(await canvas.findByText(/copy it yourself/)).toBeVisible();
  },
};

export const NothingReceived: Story = {
  args: { reference: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Arabic: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { theme: 'dark' } };
