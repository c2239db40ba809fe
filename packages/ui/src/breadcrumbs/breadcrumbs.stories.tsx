import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './breadcrumbs';

const meta = { title: 'breadcrumbs', component: Breadcrumbs, tags: ['autodocs'] } satisfies Meta<typeof Breadcrumbs>;
export default meta;

export const ThreeSteps: StoryObj<typeof meta> = {
  args: {
    trail: [
      { label: 'Home', href: '/' },
      { label: 'Services' },
      { label: 'Chemistry tutoring', href: '/services/chemistry-tutoring' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getByText('Chemistry tutoring')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Chemistry tutoring' })).toBeNull();
  },
};
