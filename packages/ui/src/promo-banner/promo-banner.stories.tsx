import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PromoBanner } from './promo-banner';

const meta = {
  title: 'Shell/Promo banner',
  id: 'promo-banner',
  component: PromoBanner,
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
  render: (args) => (
    <>
      <PromoBanner {...args} />
      <main>The page</main>
    </>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss this offer' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
export const Dark: Story = { globals: { theme: 'dark' }, args: { dismissible: true } };
/** A long text wraps, and the button stays beside it. */
export const Long: Story = {
  args: {
    text: '5 sessions for the price of 3, until September 15, 2025. Each session counts as a fifth of what you paid, and sessions that were not held are refunded.',
    dismissible: true,
  },
};
export const Phone: Story = { ...Long, globals: { viewport: { value: 'w390', isRotated: false } } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: { text: '5 حصص بسعر 3 حصص، حتى 15 سبتمبر 2025.', linkLabel: 'اطّلعوا على الشروط', dismissible: true },
};
