import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Marked, MarkedScript } from '../marked-script';
import { ScriptChooser } from './script-chooser';

const sheet = (title: string, right: string, wrong: string) => (
  <MarkedScript title={title} grade="2/4" sample>
    <p>
      <Marked kind="tick" note="Right, and you say why.">
        {right}
      </Marked>
      , so <Marked note="How do you know? Which figure says so?">{wrong}</Marked>.
    </p>
  </MarkedScript>
);

const meta = {
  title: 'script-chooser',
  component: ScriptChooser,
  tags: ['autodocs'],
  args: {
    legend: 'Choose a subject, watch us mark it',
    choices: [
      {
        label: 'Chemistry',
        script: sheet('A sample answer: rates', 'Particles collide more often', 'the yield rises'),
      },
      {
        label: 'Economics',
        script: sheet('A sample answer: exports', 'Exports become cheaper', 'trade improves at once'),
      },
      {
        label: 'History',
        script: sheet('A sample paragraph: 1928', 'Few voted so in 1928', 'the treaty explains it all'),
      },
    ],
  },
} satisfies Meta<typeof ScriptChooser>;
export default meta;

type Story = StoryObj<typeof meta>;

/** By pointer and by the arrow keys, without a script of the page's own. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Choose a subject, watch us mark it' })).toBeVisible();
    await expect(canvas.getByText('the yield rises')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /trade improves/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Economics' }));
    await expect(canvas.getByRole('link', { name: /trade improves/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /the yield rises/ })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'History' })).toBeChecked();
    await expect(canvas.getByRole('link', { name: /explains it all/ })).toBeVisible();
  },
};
export const Phone: Story = { ...Default, globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { language: 'ar' } };
