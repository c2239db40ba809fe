import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BookingLink } from './booking-link';

const meta = {
  title: 'Page/Booking link',
  id: 'booking-link',
  component: BookingLink,
  args: { href: 'https://calendar.tutoring.example/free-consultation' },
} satisfies Meta<typeof BookingLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Book a Free Consultation', description: 'Opens in a new tab' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};
export const Secondary: Story = { args: { variant: 'secondary' } };

/** The longest text, and below it the short one for a bar. */
export const German: Story = { globals: { language: 'de' } };
export const ShortGerman: Story = {
  globals: { language: 'de' },
  args: { short: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Erstgespräch buchen' })).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkAndSecondary: Story = { ...Secondary, globals: { theme: 'dark' } };
export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = { globals: { language: 'ar' } };
