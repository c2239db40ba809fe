import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RelatedLinks } from './related-links';

const meta = {
  title: 'Page/Related links',
  id: 'related-links',
  component: RelatedLinks,
  args: {
    links: [
      { label: 'How IB exams are scored', href: '#scored', text: 'Boundaries, components, and where a 7 begins.' },
      { label: 'Extended Essay guide', href: '#ee' },
    ],
  },
} satisfies Meta<typeof RelatedLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Related' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const LongText: Story = {
  args: {
    links: [
      {
        label: 'How the internal assessment, the papers and the practical work count in each course from May 2027 on',
        href: '#changes',
        text: 'Course by course: what is examined before and after the change, from which session on, and where each rule is published.',
      },
      { label: 'Extended Essay guide', href: '#ee' },
      { label: 'Practice questions', href: '#practice', text: 'With marked answers.' },
    ],
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: {
    links: [
      { label: 'دليل المقال المطوّل', href: '#ee', text: 'من الموضوع إلى السؤال، ثم إلى المصادر.' },
      { label: 'حاسبة الدرجات', href: '#grades' },
    ],
  },
};
