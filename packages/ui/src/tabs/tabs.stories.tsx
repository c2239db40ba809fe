import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs';

/** A list of tabs by their labels, each with its content. */
const parts = (label: string, tabs: Record<string, ReactNode>) => (
  <>
    <TabsList aria-label={label}>
      {Object.keys(tabs).map((one) => (
        <TabsTrigger key={one} value={one}>
          {one}
        </TabsTrigger>
      ))}
    </TabsList>
    {Object.entries(tabs).map(([one, content]) => (
      <TabsContent key={one} value={one}>
        {content}
      </TabsContent>
    ))}
  </>
);

const meta = {
  title: 'Page/Tabs',
  id: 'tabs',
  component: Tabs,
  args: {
    children: parts('Levels', {
      'Standard Level': '150 hours of teaching are recommended.',
      'Higher Level': '240 hours of teaching are recommended.',
      AP: 'One exam in May.',
    }),
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
    await expect(args.onValueChange).toHaveBeenCalledWith('Higher Level');
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
/** Without a value, the server's HTML has the first tab selected, and each content its label for pages without scripts. */
export const WrittenByTheServer: Story = {
  play: async ({ args }) => {
    const host = document.createElement('div');
    host.innerHTML = renderToString(<Tabs {...args} />);
    const selected = host.querySelectorAll('[role=tab][aria-selected=true]');
    await expect([...selected].map(({ textContent }) => textContent)).toEqual(['Standard Level']);
    const contents = [...host.querySelectorAll<HTMLElement>('[role=tabpanel]')];
    await expect(contents.map(({ hidden }) => hidden)).toEqual([false, true, true]);
    await expect(contents.map(({ dataset }) => dataset.label)).toEqual(['Standard Level', 'Higher Level', 'AP']);
  },
};
export const StartsWithAnother: Story = {
  args: { defaultValue: 'AP' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'AP' })).toBeVisible();
  },
};

/** The caller does not follow: the tab stays selected. */
export const TheCallerDecides: Story = {
  args: { value: 'Standard Level', onValueChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Higher Level' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('Higher Level');
    const chosen = canvas.getByRole('tab', { name: 'Standard Level' });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    chosen.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(chosen).toHaveFocus();
  },
};

/** A value that no tab has, or no longer has: the first tab is selected. */
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

/** The tabs stay in one line, which scrolls. */
export const MoreThanFit: Story = {
  args: {
    children: parts(
      'Components',
      Object.fromEntries(
        ['Paper 1', 'Paper 2', 'Paper 3', 'Internal assessment', 'Extended Essay', 'Theory of Knowledge'].map((one) => [
          one,
          `How ${one} is marked, line by line.`,
        ]),
      ),
    ),
  },
};
export const Phone: Story = { ...MoreThanFit, globals: { viewport: { value: 'w390', isRotated: false } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: {
    children: parts('المستويات', {
      'المستوى العادي': <p>150 ساعة تدريس موصى بها.</p>,
      'المستوى المتقدم': <p>240 ساعة تدريس موصى بها.</p>,
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'المستوى العادي' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'المستوى المتقدم' })).toHaveFocus();
  },
};
