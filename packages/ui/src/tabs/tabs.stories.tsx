import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs } from './tabs';

const meta = {
  title: 'Page/Tabs',
  id: 'tabs',
  component: Tabs,
  args: {
    label: 'Levels',
    tabs: [
      { value: 'sl', label: 'Standard Level', content: '150 hours of teaching are recommended.' },
      { value: 'hl', label: 'Higher Level', content: '240 hours of teaching are recommended.' },
      { value: 'ap', label: 'AP', content: 'One exam in May.' },
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
export const StartsWithAnother: Story = {
  args: { defaultValue: 'ap' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'AP' })).toBeVisible();
  },
};

/** The caller has not followed: the tab stays. */
export const TheCallerDecides: Story = {
  args: { value: 'sl', onValueChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Higher Level' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('hl');
    const chosen = canvas.getByRole('tab', { name: 'Standard Level' });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    chosen.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(chosen).toHaveFocus();
  },
};

/** A value that no tab has, or no longer has: the first tab is chosen. */
export const UnknownValue: Story = {
  args: { value: 'removed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Standard Level');
    await expect(canvas.getByRole('tabpanel', { name: 'Standard Level' })).toBeVisible();
    await userEvent.tab();
    const tab = canvas.getByRole('tab', { name: 'Standard Level' });
    await expect(tab).toHaveFocus();
    // The list cuts off what is outside the tab.
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(tab);
    await expect(outlineStyle).not.toBe('none');
    await expect(parseFloat(outlineOffset) + parseFloat(outlineWidth)).toBeLessThanOrEqual(0);
  },
};

/** They stay in one line, which scrolls. */
export const MoreThanFit: Story = {
  args: {
    label: 'Components',
    tabs: ['Paper 1', 'Paper 2', 'Paper 3', 'Internal assessment', 'Extended Essay', 'Theory of Knowledge'].map(
      (label) => ({ value: label.replaceAll(' ', '-'), label, content: `How ${label} is marked, line by line.` }),
    ),
  },
};
export const Phone: Story = { ...MoreThanFit, globals: { viewport: { value: 'w390', isRotated: false } } };
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
