import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout';
import { Badge, SampleBadge } from './badge';

const meta = { title: 'badge', component: Badge, tags: ['autodocs'] } satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: () => (
    <Row>
      <Badge>HL</Badge>
      <Badge kind="mark">Ends soon</Badge>
      <SampleBadge />
    </Row>
  ),
};
export const Dark: Story = { ...Kinds, globals: { theme: 'dark' } };
export const Japanese: Story = { ...Kinds, globals: { language: 'ja' } };
export const Arabic: Story = { ...Kinds, globals: { language: 'ar' } };
