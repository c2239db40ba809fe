import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../button';
import { CoverSheet } from './cover-sheet';

const meta = {
  title: 'cover-sheet',
  component: CoverSheet,
  tags: ['autodocs'],
  args: {
    heading: 'Three minutes about one place',
    price: 'Free',
    steps: [
      'You choose a time.',
      'We look at one piece of marked work.',
      'You get a suggestion with its price, and decide in your own time.',
    ],
    action: <ButtonLink href="#book">Book a Free Consultation</ButtonLink>,
    children: <p>Bring one marked test, and the course description from your teacher if you have it.</p>,
  },
} satisfies Meta<typeof CoverSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Three minutes about one place' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const WithoutSteps: Story = { args: { steps: [] } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { language: 'ar' } };
