import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button';
import { TOOLTIP_DELAY_MS } from './enhance';
import { Tooltip } from './tooltip';

const meta = {
  title: 'Over the page/Tooltip',
  id: 'tooltip',
  component: Tooltip,
  argTypes: { content: { control: 'text' }, children: { control: false } },
  args: {
    content: 'Internal Assessment: coursework that the school marks and the IB moderates.',
    children: <Button variant="secondary">What is an IA?</Button>,
  },
  render: (args) => (
    <main>
      <h1>Words</h1>
      <br />
      <br />
      <br />
      <Tooltip {...args} />
    </main>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Closed, which is the initial state. */
export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await expect(canvas.getByRole('button', { description: /Internal Assessment/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await wait(TOOLTIP_DELAY_MS - 300);
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
  },
};
export const ByTouch: Story = {
  play: async ({ canvas, canvasElement }) => {
    await fireEvent.pointerUp(canvas.getByRole('button'), { pointerType: 'touch' });
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.click(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
};
/** A tooltip that the keyboard opened stays open when the pointer moves. */
export const StaysWithTheFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.hover(canvas.getByRole('button'));
    await userEvent.unhover(canvas.getByRole('button'));
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
};
export const AtTheEdge: Story = {
  // No space above the first, and none beside the second.
  render: (args) => (
    <main>
      <Tooltip {...args} />
      <h1>Words</h1>
      <div dir="rtl">
        <Tooltip {...args} dir="ltr">
          <Button variant="secondary">IA?</Button>
        </Tooltip>
      </div>
    </main>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      button.focus();
      await userEvent.hover(button);
      await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
      await waitFor(() => {
        const { left, right, top } = canvas.getByRole('tooltip').getBoundingClientRect();
        return expect([left >= 0, right <= innerWidth, top >= 0]).toEqual([true, true, true]);
      });
      await userEvent.keyboard('{Escape}');
    }
  },
};
export const UnstyledIsHidden: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    // Before the stylesheet loads, only the attribute hides it.
    await expect(canvas.getByText(/coursework/)).toHaveAttribute('hidden');
  },
};
export const Dark: Story = { ...ByKeyboard, globals: { theme: 'dark' }, play: () => userEvent.tab() };
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: { content: 'التقييم الداخلي: عمل تصححه المدرسة وتراجعه منظمة IB.', children: <Button>ما هو IA؟</Button> },
  play: () => userEvent.tab(),
};
