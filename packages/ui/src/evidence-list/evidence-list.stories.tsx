import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EvidenceItem, EvidenceList } from './evidence-list';

const meta = {
  title: 'evidence-list',
  component: EvidenceList,
  tags: ['autodocs'],
  render: () => (
    <main>
      <h1>Blog</h1>
      <h2>All articles</h2>
      <EvidenceList>
        <EvidenceItem
          level={3}
          heading="A leading sample"
          href="#leading"
          claim="Comments improve the draft in hand; whether the next one is better has rarely been measured."
          sign="✓"
          notes={['controlled trials', '6 min read', 'checked November 2026']}
        />
      </EvidenceList>
      <EvidenceList heading="Studying">
        <EvidenceItem
          heading="A sample with mixed studies"
          href="#mixed"
          claim="A sample of a claim."
          sign="~"
          notes={['mixed studies', '4 min read']}
        />
        <EvidenceItem
          heading="A sample that nobody has measured"
          href="#none"
          claim="Another sample of a claim."
          sign="?"
          notes={['nobody has measured it', '3 min read']}
        />
      </EvidenceList>
      <EvidenceList heading="What a filter has left empty">
        <EvidenceItem
          hidden
          heading="A hidden sample"
          href="#hidden"
          claim="A claim."
          sign="§"
          notes={['published rules']}
        />
      </EvidenceList>
    </main>
  ),
} satisfies Meta<typeof EvidenceList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    // A heading without anything below it says nothing.
    await expect(canvas.queryByRole('heading', { name: 'What a filter has left empty' })).toBeNull();
  },
};
export const Phone: Story = { ...Default, globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
export const Arabic: Story = { ...Default, globals: { language: 'ar' } };
