import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { CalendarSubscription } from './calendar-subscription';

const ADDRESS = 'https://tutoring.example/calendar/dates.ics?programme=ap&courses=ap-chemistry';

const meta = {
  title: 'Tools/Calendar subscription',
  id: 'calendar-subscription',
  component: CalendarSubscription,
  args: { address: ADDRESS, name: 'AP dates' },
} satisfies Meta<typeof CalendarSubscription>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const href = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(href('Apple Calendar')).toBe(ADDRESS.replace('https:', 'webcal:'));
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Copied: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the address' }));
    await expect(write).toHaveBeenCalledWith(ADDRESS);
    await expect(await canvas.findByText(/^Address copied/)).toBeVisible();
  },
};

/** The address appears in a field, selected. */
export const CopyingBlocked: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the address' }));
    await expect(await canvas.findByText(/^Your browser didn’t let us copy/)).toBeVisible();
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Address of the calendar' });
    await expect(field).toHaveFocus();
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(ADDRESS);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const German: Story = { globals: { language: 'de' }, args: { name: 'AP-Termine' } };
export const Japanese: Story = { globals: { language: 'ja' }, args: { name: 'APの日程' } };
export const Arabic: Story = { globals: { language: 'ar' }, args: { name: 'مواعيد AP' } };
export const Phone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
