import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Person } from './person';

const meta = {
  title: 'person',
  component: Person,
  tags: ['autodocs'],
  args: {
    name: 'Sample Tutor',
    role: 'IB Chemistry at SL and HL',
    facts: ['Degree in chemistry', 'Taught in IB schools', 'English and French'],
    sample: true,
    level: 2,
  },
  render: (args) => (
    <main>
      <h1>Tutors</h1>
      <Person {...args} />
    </main>
  ),
} satisfies Meta<typeof Person>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sample: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ST')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: /Sample Tutor/ })).toBeVisible();
  },
};
export const OneName: Story = { args: { name: '山田', role: 'IB日本語A', facts: [] }, globals: { language: 'ja' } };
export const Dark: Story = { globals: { theme: 'dark' } };
