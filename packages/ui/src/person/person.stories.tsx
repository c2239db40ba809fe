import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Person } from './person';

const meta = {
  title: 'Proof and facts/Person',
  id: 'person',
  component: Person,
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
/** A real person: without the badge, with a text. */
export const Real: Story = {
  args: {
    name: 'Name Surname',
    sample: false,
    children: <p>What they would like a student to ask in the first session.</p>,
  },
};
/** The initials are those of the first and the last word. */
export const LongName: Story = {
  args: {
    name: 'A Sample Of A Rather Long Name-With-A-Hyphen',
    role: 'IB and AP Biology, Chemistry and Environmental Systems, with internal assessments and Extended Essays',
  },
  globals: { viewport: { value: 'w390', isRotated: false } },
};
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: {
    name: 'معلّم نموذجي',
    role: 'كيمياء IB بالمستويين SL وHL',
    facts: ['شهادة في الكيمياء', 'تعليم في مدارس IB', 'العربية والإنجليزية'],
  },
};
