import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Fact, FactList } from './fact-list';

const meta = {
  title: 'fact-list',
  component: FactList,
  tags: ['autodocs'],
  args: {
    children: (
      <>
        <Fact label="IB exam session">May and November</Fact>
        <Fact label="Sessions in">English, Japanese on request</Fact>
        <Fact label="Your clock">Toronto +14 h in January, +13 h in July</Fact>
        <Fact label="Write to us">
          <a href="https://line.tutoring.example/hello">LINE</a>
        </Fact>
      </>
    ),
  },
} satisfies Meta<typeof FactList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('May and November');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { language: 'ar' } };
