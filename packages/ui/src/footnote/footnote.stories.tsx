import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Prose } from '../text';
import { Footnote } from './footnote';

const meta = {
  title: 'The tutor’s hand/Footnote',
  id: 'footnote',
  component: Footnote,
  args: {
    heading: 'Sources, last checked November 2026',
    children: (
      <Prose>
        <ul>
          <li>A sample source, 2026.</li>
          <li>Another sample source, 2025.</li>
        </ul>
      </Prose>
    ),
  },
} satisfies Meta<typeof Footnote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A sample source, 2026.')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Sources, last checked November 2026'));
    await expect(canvas.getByText('A sample source, 2026.')).toBeVisible();
  },
};
export const Open: Story = { args: { open: true } };
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
export const Arabic: Story = { ...Open, globals: { language: 'ar' } };
/** A heading that wraps. */
export const LongHeading: Story = {
  args: {
    open: true,
    heading: 'Sources on how the internal assessment of this course is marked, last checked November 2026 (2)',
  },
  globals: { viewport: { value: 'w390', isRotated: false } },
};
