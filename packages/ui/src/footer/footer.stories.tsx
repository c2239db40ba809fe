import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Footer } from './footer';

const meta = {
  title: 'footer',
  component: Footer,
  tags: ['autodocs'],
  args: {
    brand: 'Marginalia',
    year: '2026',
    contact: [{ label: 'hello@tutoring.example', href: 'mailto:hello@tutoring.example' }],
    links: [{ label: 'Contact', href: '/contact' }],
    locations: [
      { label: '日本', href: '/jp', lang: 'ja-JP', hrefLang: 'ja-JP' },
      { label: 'Japan', href: '/jp/en' },
    ],
  },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LocationsOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Global Locations'));
    await expect(canvas.getByRole('link', { name: 'Japan' })).toBeVisible();
  },
};

export const Arabic: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { theme: 'dark' } };
