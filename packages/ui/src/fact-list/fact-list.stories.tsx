import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Fact, FactList } from './fact-list';

const meta = {
  title: 'Proof and facts/Fact list',
  id: 'fact-list',
  component: FactList,
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
/** A note says how sure a fact is and who says so. */
export const Notes: Story = {
  args: {
    children: (
      <>
        <Fact
          label="May 3, 2027"
          note={
            <>
              Confirmed · <a href="https://apcentral.collegeboard.org">College Board</a>, checked November 2026
            </>
          }
        >
          AP Biology
        </Fact>
        <Fact label="July 6, 2027" note="Expected: the same week as a year before">
          IB results
        </Fact>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('Confirmed');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { language: 'ar' } };
/** Text without spaces breaks anywhere, and a long fact is on its own lines. */
export const LongText: Story = {
  args: {
    children: (
      <>
        <Fact label="Write to us">a-rather-long-address-for-messages@tutoring.example</Fact>
        <Fact label="Moving and cancelling">
          Free until 24 hours before the session; sessions that were paid for and did not take place are refunded.
        </Fact>
        <Fact label="Currency">CAD</Fact>
      </>
    ),
  },
  globals: { viewport: { value: 'w390', isRotated: false } },
};
