import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SAMPLE_TABLE } from './sample-table';
import { ServiceFinder } from './service-finder';

const meta = {
  title: 'Forms/Service finder',
  id: 'service-finder',
  component: ServiceFinder,
  args: { table: SAMPLE_TABLE, onFind: fn() },
} satisfies Meta<typeof ServiceFinder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [control, button] = [canvas.getByLabelText('What you need'), canvas.getByRole('button')].map((part) =>
      part.getBoundingClientRect(),
    );
    // From 640 px the button is beside the control, with the same lower edge.
    if (innerWidth >= 640) await expect(button?.bottom).toBe(control?.bottom);
    await userEvent.selectOptions(canvas.getByLabelText('Programme'), 'AP');
    await userEvent.selectOptions(canvas.getByLabelText('Subject'), 'French');
    await userEvent.selectOptions(canvas.getByLabelText('What you need'), 'Preparing for the exam');
    await userEvent.click(canvas.getByRole('button', { name: 'Find the right page' }));
    await expect(args.onFind).toHaveBeenCalledWith('/french-for-ap');
  },
};

/** Without `onFind` the browser sends the form to the server, as without scripts. */
export const WithoutScripts: Story = {
  args: { onFind: undefined },
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveAttribute('method', 'get');
    await expect(form).toHaveAttribute('action', '/find');
    await expect([...new FormData(form ?? undefined).keys()]).toEqual(['programme', 'subject', 'goal']);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = { globals: { language: 'ar' } };
export const German: Story = { globals: { language: 'de' } };
