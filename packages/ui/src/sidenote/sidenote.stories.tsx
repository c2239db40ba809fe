import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../layout';
import { Prose } from '../text';
import { Sidenote } from './sidenote';

const meta = {
  title: 'The tutor’s hand/Sidenote',
  id: 'sidenote',
  component: Sidenote,
  args: { children: 'Write the ratio on its own line. It is worth a mark by itself.' },
  render: (args) => (
    <Section heading="Where marks are lost">
      <Prose>
        <p>
          In 2 Al + 6 HCl → 2 AlCl₃ + 3 H₂, a student turns 0.54 g of aluminium into 0.020 mol and then writes 0.020 mol
          of hydrogen. The equation says 2 to 3, so it is 0.030 mol.
          <Sidenote {...args} />
        </p>
        <p>We separate the two steps, mass to moles and moles to moles, until the ratio gets its own line.</p>
      </Prose>
    </Section>
  ),
} satisfies Meta<typeof Sidenote>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Beside its paragraph, in a margin of its section. The heading is above the text. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const note = canvas.getByText(/Write the ratio/).getBoundingClientRect();
    const text = canvas.getByText(/We separate/).getBoundingClientRect();
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    if (innerWidth < 1024) return;
    await expect(note.right).toBeLessThan(text.left);
    await expect(Math.round(heading.left)).toBe(Math.round(text.left));
  },
};
/** Below its paragraph, after a red line. */
export const Phone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
export const Arabic: Story = { ...Default, play: undefined, globals: { language: 'ar' } };
/** In a list the text is indented, and the note aligns with the other notes. */
export const InAList: Story = {
  render: (args) => (
    <Section heading="Three lines of a calculation">
      <Prose>
        <ul>
          <li>Write the equation first.</li>
          <li>
            Turn the mass into an amount.
            <Sidenote {...args} />
          </li>
          <li>Use the ratio of the equation.</li>
        </ul>
      </Prose>
    </Section>
  ),
};
/** A note of the greatest length: docs/writing.md allows 110 characters. */
export const Longest: Story = {
  args: {
    children:
      'Say which reading was off, by how much and in which direction. A sentence with a number in it earns the mark.',
  },
};
export const DarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'w390', isRotated: false } } };
