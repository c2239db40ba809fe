import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Marked, MarkedScript } from '../marked-script';
import { Attempt } from './attempt';

const meta = {
  title: 'Forms/Attempt',
  id: 'attempt',
  component: Attempt,
  args: {
    name: 'q1',
    scheme: 'One mark each: the gradient is named; water moves; by osmosis, through a membrane.',
    more: 'Say through what the water moves: a partially permeable membrane.',
    children: (
      <MarkedScript title="A student’s answer" grade="2/3" sample>
        <p>
          Water moves{' '}
          <Marked variant="tick" note="Earns the mark: a direction and a reason.">
            from higher to lower water potential
          </Marked>{' '}
          into <Marked note="Through what? The membrane is the third mark.">the potato</Marked>.
        </p>
      </MarkedScript>
    ),
  },
} satisfies Meta<typeof Attempt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your answer' }), 'By osmosis.');
    await expect(canvas.getByRole('textbox')).toHaveValue('By osmosis.');
    await expect(canvas.getByText('A student’s answer')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show the marked answer'));
    await expect(canvas.getByText('A student’s answer')).toBeVisible();
    await expect(canvas.getByText('Show the marked answer')).not.toBeVisible();
    await expect(canvas.getByText('Hide the marked answer')).toBeVisible();
    await expect(canvas.getByText(/partially permeable membrane/)).toBeVisible();
  },
};
/** The marked answer without remarks below it. */
export const AnswerAlone: Story = { args: { scheme: undefined, more: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = { globals: { language: 'ar' } };
