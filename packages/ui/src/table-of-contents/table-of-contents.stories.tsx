import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { breakpoint } from '../styles/tokens';
import { TableOfContents } from './table-of-contents';

const headings = [
  { id: 'question', label: 'From a topic to a question' },
  { id: 'sources', label: 'Sources that carry the argument' },
  { id: 'supervision', label: 'What a supervisor may do' },
];
const ENGLISH = { title: 'The Extended Essay', text: 'Four thousand words answer a question of one line. ' };
const ARABIC = { title: 'المقال المطوّل', text: 'أربعة آلاف كلمة تجيب عن سؤال من سطر واحد. ' };

const meta = {
  title: 'Page/Table of contents',
  id: 'table-of-contents',
  component: TableOfContents,
  args: { headings },
  render: (args, { globals }) => {
    const messages = globals.language === 'ar' ? ARABIC : ENGLISH;
    return (
      <main>
        <h1>{messages.title}</h1>
        <TableOfContents {...args} />
        {args.headings.map(({ id, label }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{label}</h2>
            <p>{messages.text.repeat(60)}</p>
          </section>
        ))}
      </main>
    );
  },
} satisfies Meta<typeof TableOfContents>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    // A phone shows a button that opens the list. A wide screen shows the list without a button.
    const isWide = matchMedia(breakpoint.wide).matches;
    const details = canvas.getByRole('group');
    const summary = details.querySelector('summary');
    await expect(summary?.checkVisibility()).toBe(!isWide);
    const isShown = () => details.querySelector('a')?.checkVisibility({ contentVisibilityAuto: true });
    await expect(isShown()).toBe(isWide);
    if (!isWide && summary) await userEvent.click(summary);
    await expect(isShown()).toBe(true);
    document.getElementById('supervision')?.scrollIntoView();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'What a supervisor may do' })).toHaveAttribute(
        'aria-current',
        'location',
      ),
    );
  },
};

/** Ten links in two columns take five lines. */
export const Ten: Story = {
  args: {
    headings: [
      'The question',
      'The subject and its criteria',
      'Sources',
      'An outline that can be tested',
      'The first thousand words',
      'Evidence that speaks against you',
      'The three reflection sessions, and what belongs on the form about them',
      'Citations',
      'The last reading',
      'Handing it in',
    ].map((label, at) => ({ id: `ten-${at}`, label })),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: {
    headings: [
      { id: 'السؤال', label: 'من الموضوع إلى السؤال' },
      { id: 'المصادر', label: 'مصادر تحمل الحجة' },
      { id: 'الإشراف', label: 'ما يجوز للمشرف' },
    ],
  },
};
