import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { breakpoint } from '../styles/tokens';
import { TableOfContents } from './table-of-contents';

const headings = [
  { id: 'question', label: 'From a topic to a question' },
  { id: 'sources', label: 'Sources that carry the argument' },
  { id: 'supervision', label: 'What a supervisor may do' },
];
const meta = {
  title: 'table-of-contents',
  component: TableOfContents,
  tags: ['autodocs'],
  args: { headings },
  render: (args) => (
    <main>
      <h1>The Extended Essay</h1>
      <TableOfContents {...args} />
      {headings.map(({ id, label }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{label}</h2>
          <p>{'Four thousand words answer a question of one line. '.repeat(60)}</p>
        </section>
      ))}
    </main>
  ),
} satisfies Meta<typeof TableOfContents>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    // What is seen and what is said agree: a button that opens it on a phone, none on a wide screen.
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
export const Dark: Story = { globals: { theme: 'dark' } };
export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = { globals: { language: 'ar' } };
