import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Prose, Highlight } from '../text';
import { Circled, MarginNote, Tick, Underline } from './marks';

const meta = { title: 'marks', component: Underline, tags: ['autodocs'] } satisfies Meta<typeof Underline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Prose>
      <p>
        The rate <Underline>doubled because the particles were faster</Underline>, which the table shows{' '}
        <Tick label="correct" />. <Highlight>State both values and their unit</Highlight>, then the ratio.
      </p>
      <p>
        Marks: <Circled>5/8</Circled>
      </p>
      <MarginNote>Doubled from what?</MarginNote>
      <MarginNote by="ai">Two variables changed at once here.</MarginNote>
    </Prose>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'correct' })).toBeVisible();
  },
};

export const Dark: Story = { ...All, globals: { theme: 'dark' } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  render: () => (
    <Prose>
      <p>
        <Underline>تضاعفت سرعة التفاعل لأن الجسيمات أسرع</Underline> <Tick label="صحيح" /> <Circled>5/8</Circled>
      </p>
      <MarginNote>تضاعفت من كم إلى كم؟</MarginNote>
    </Prose>
  ),
};
