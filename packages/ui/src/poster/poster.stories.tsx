import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../layout';
import { Prose } from '../text';
import { Poster } from './poster';

const meta = {
  title: 'The tutor’s hand/Poster',
  id: 'poster',
  component: Poster,
  args: { value: '45', children: 'points: the most that an IB Diploma can have' },
} satisfies Meta<typeof Poster>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Seven signs, the most. */
export const Long: Story = { args: { value: '81–86%', children: 'of the marks, for a 7' } };
export const InAMargin: Story = {
  render: (args) => (
    <Section heading="What we teach" tone="sunken" margin={<Poster {...args} />}>
      <Prose>
        <p>Biology, chemistry, physics and mathematics, from the first definition to the long exam question.</p>
        <p>Writing, reading and the individual oral, practised aloud with the follow-up questions nobody can script.</p>
      </Prose>
    </Section>
  ),
};
export const Phone: Story = { ...InAMargin, globals: { viewport: { value: 'w390', isRotated: false } } };
export const Dark: Story = { ...InAMargin, globals: { theme: 'dark' } };
export const Arabic: Story = {
  args: { value: '45', children: 'نقطة: أعلى مجموع ممكن في دبلوم البكالوريا الدولية' },
  globals: { language: 'ar' },
};
