import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs } from './tabs';

const meta = {
  title: 'tabs',
  component: Tabs,
  tags: ['autodocs'],
  args: {
    label: 'Levels',
    tabs: [
      { value: 'sl', label: 'Standard Level', content: <p>150 hours of teaching are recommended.</p> },
      { value: 'hl', label: 'Higher Level', content: <p>240 hours of teaching are recommended.</p> },
      { value: 'ap', label: 'AP', content: <p>One exam in May.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onValueChange: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/150 hours/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Higher Level' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Higher Level' })).toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledWith('hl');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'AP' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Standard Level' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Higher Level' })).toHaveFocus();
  },
};
export const FoundByTheBrowsersSearch: Story = {
  play: async ({ canvas }) => {
    const panel = canvas.getByText('One exam in May.').closest('[role="tabpanel"]');
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect(await canvas.findByRole('tab', { name: 'AP', selected: true })).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: {
    label: 'المستويات',
    tabs: [
      { value: 'sl', label: 'المستوى العادي', content: <p>150 ساعة تدريس موصى بها.</p> },
      { value: 'hl', label: 'المستوى المتقدم', content: <p>240 ساعة تدريس موصى بها.</p> },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'المستوى العادي' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'المستوى المتقدم' })).toHaveFocus();
  },
};
