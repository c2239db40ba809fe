import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Statistic } from './statistic';

const meta = {
  title: 'statistic',
  component: Statistic,
  tags: ['autodocs'],
  args: {
    value: 'About 1,000',
    children: <p>high-school students took part in the field experiment on AI chat in mathematics practice.</p>,
    source: { label: 'Bastani and others, PNAS 122(26), 2025', href: 'https://doi.org/10.1073/pnas.2422633122' },
    checked: 'November 2026',
  },
} satisfies Meta<typeof Statistic>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://doi.org/10.1073/pnas.2422633122');
    await expect(canvas.getByText(/last checked November 2026/)).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = { globals: { language: 'ar' } };
