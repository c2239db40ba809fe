import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PromoBanner } from './promo-banner';

const meta = {
  title: 'promo-banner',
  component: PromoBanner,
  tags: ['autodocs'],
  args: {
    text: '5 sessions for the price of 3, until September 15, 2025.',
    href: '/promo',
    linkLabel: 'See the conditions',
  },
} satisfies Meta<typeof PromoBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss this offer' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
