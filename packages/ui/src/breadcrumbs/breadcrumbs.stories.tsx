import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './breadcrumbs';

const meta = {
  title: 'Shell/Breadcrumbs',
  id: 'breadcrumbs',
  component: Breadcrumbs,
  args: {
    trail: [
      { label: 'Home', href: '/' },
      { label: 'Services' },
      { label: 'Chemistry tutoring', href: '/services/chemistry-tutoring' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeSteps: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getByText('Chemistry tutoring')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Chemistry tutoring' })).toBeNull();
  },
};

/** On a phone the name of the page is cut off: its heading repeats it. */
export const LongName: Story = {
  args: {
    trail: [
      { label: 'Home', href: '/' },
      { label: 'Blog', href: '/blog' },
      { label: 'What to change between a first and a final draft of an internal assessment', href: '/blog/drafts' },
    ],
  },
  decorators: [
    (StoryOfPhone) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <StoryOfPhone />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const name = canvas.getByText(/^What to change/);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: {
    trail: [
      { label: 'الرئيسية', href: '/ae' },
      { label: 'الخدمات', href: '/services' },
      { label: 'الكيمياء', href: '/services/chemistry-tutoring' },
    ],
  },
};
