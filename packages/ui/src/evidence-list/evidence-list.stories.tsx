import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EvidenceItem, EvidenceList } from './evidence-list';

const meta = {
  title: 'Proof and facts/Evidence list',
  id: 'evidence-list',
  component: EvidenceList,
  args: {
    heading: 'Studying',
    children: (
      <>
        <EvidenceItem
          heading="A sample with mixed studies"
          href="#mixed"
          claim="A sample of a claim."
          sign="~"
          notes={['mixed studies', '4 min read', 'checked November 2026']}
        />
        <EvidenceItem
          heading="A sample of published rules"
          href="#rules"
          claim="Another sample of a claim."
          sign="§"
          notes={['published rules', '3 min read', 'checked November 2026']}
        />
      </>
    ),
  },
  render: (args) => (
    <main>
      <h1>Blog</h1>
      <h2>All articles</h2>
      <EvidenceList {...args} />
    </main>
  ),
} satisfies Meta<typeof EvidenceList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Articles of one topic. */
export const OneTopic: Story = {};

/** As on a page: the first article leads, the others are below their topics. */
export const Default: Story = {
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
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    // A heading without articles is hidden.
    await expect(canvas.queryByRole('heading', { name: 'What a filter has left empty' })).toBeNull();
  },
};
export const Phone: Story = { ...Default, globals: { viewport: { value: 'w390', isRotated: false } } };
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
export const Arabic: Story = { ...Default, globals: { language: 'ar' } };
/** Beside a long claim, the notes start at its first line. */
export const LongText: Story = {
  args: {
    children: (
      <EvidenceItem
        heading="A sample with a heading that is rather longer than the others, so long that it takes a second line even on a wide screen"
        href="#long"
        claim="A sample of a claim that takes its time: it says what was measured, on whom and for how long, what came of it, and what nobody has looked at yet."
        sign="✓"
        notes={['controlled trials', '12 min read', 'checked November 2026']}
      />
    ),
  },
};
