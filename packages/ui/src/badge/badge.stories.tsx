import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../layout';
import { Badge, SampleBadge } from './badge';

const meta = {
  title: 'The tutor’s hand/Badge',
  id: 'badge',
  component: Badge,
  args: { children: 'HL' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Kinds: Story = {
  render: () => (
    <Row>
      <Badge>HL</Badge>
      <Badge variant="mark">Ends soon</Badge>
      <SampleBadge />
    </Row>
  ),
};
export const Dark: Story = { ...Kinds, globals: { theme: 'dark' } };
export const Japanese: Story = { ...Kinds, globals: { language: 'ja' } };
export const Arabic: Story = { ...Kinds, globals: { language: 'ar' } };
/** In a heading it keeps its own font and size. */
export const InAHeading: Story = {
  render: () => (
    <h2>
      Chemistry <Badge>HL</Badge> <SampleBadge />
    </h2>
  ),
  play: async ({ canvas }) => {
    // A title needs a pointer, so the text is in the badge as well.
    await expect(canvas.getByRole('heading')).toHaveTextContent('Sample (Written by us to show what will be here)');
  },
};
