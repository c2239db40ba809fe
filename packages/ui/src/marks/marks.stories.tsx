import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Prose, Highlight } from '../text';
import { Circled, MarginNote, Tick, Underline } from './marks';

const meta = {
  title: 'The tutor’s hand/Marks',
  id: 'marks',
  component: Underline,
  args: { children: 'doubled because the particles were faster' },
} satisfies Meta<typeof Underline>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The line under words that need attention. */
export const Default: Story = {
  render: (args) => (
    <Prose>
      <p>
        The rate <Underline {...args} />, which the table shows.
      </p>
    </Prose>
  ),
};

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
/** The line continues on the next line of text. A ring keeps its words on one line. */
export const OverLineEnds: Story = {
  render: () => (
    <div style={{ inlineSize: 240 }}>
      <Prose>
        <p>
          The experiment was not perfect{' '}
          <Underline>
            because of human error, which could have been avoided with better equipment and more time
          </Underline>
          . <Circled>11 of 20 marks</Circled>
        </p>
      </Prose>
    </div>
  ),
  play: async ({ canvasElement }) => {
    // Dashes would be too short for a stretched ring and leave it open around wide words.
    const ring = [...canvasElement.querySelectorAll('path')].at(-1);
    await expect(ring && getComputedStyle(ring).strokeDasharray).toBe('none');
  },
};
/** The tutor writes in red italics (upright in scripts without italics), the machine in pencil grey. */
export const Hands: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Doubled from what?')).fontStyle).toBe('italic');
    await expect(getComputedStyle(canvas.getByText('何から何へ？')).fontStyle).toBe('normal');
  },
  render: () => (
    <>
      <MarginNote>Doubled from what?</MarginNote>
      <MarginNote by="ai">Two variables changed at once here.</MarginNote>
      <MarginNote lang="ja">何から何へ？</MarginNote>
    </>
  ),
};
