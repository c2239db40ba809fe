import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from './pagination';

const meta = {
  title: 'Page/Pagination',
  id: 'pagination',
  component: Pagination,
  args: { current: 5, total: 12, hrefOf: (page) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(items).toEqual(['1', '…', '4', '5', '6', '…', '12']);
    await expect(canvas.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-6');
  },
};
export const First: Story = {
  args: { current: 1, total: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Previous' })).toBeNull();
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent);
    // A gap of one page would be as long as its number.
    await expect(items).toEqual(['1', '2', '3', '4']);
  },
};
export const Last: Story = { args: { current: 12 } };

/** Between 1 and 3 it shows 2 instead of a gap. */
export const GapOfOne: Story = {
  args: { current: 4 },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(items).toEqual(['1', '2', '3', '4', '5', '…', '12']);
  },
};
export const Hundreds: Story = { args: { current: 120, total: 240 } };
export const OnlyOne: Story = { args: { current: 1, total: 1 } };
export const Phone: Story = { ...Hundreds, globals: { viewport: { value: 'w390', isRotated: false } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = { globals: { language: 'ar' } };
