import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleItems } from '../navigation-menu/sample-items';
import { Footer } from './footer';

const meta = {
  title: 'Shell/Footer',
  id: 'footer',
  component: Footer,
  args: {
    brand: 'Marginalia',
    year: '2026',
    contact: [{ label: 'hello@tutoring.example', href: 'mailto:hello@tutoring.example' }],
    claim: 'One-to-one tutoring, online, in 15+ countries.',
    outside: [
      { label: 'Example Language School', href: 'https://language-school.example' },
      { label: 'Example Test Preparation', href: 'https://test-preparation.example' },
    ],
    groups: sampleItems.filter((item) => 'items' in item),
    languages: [
      { label: 'Deutsch', href: '/de', lang: 'de', hrefLang: 'de' },
      { label: '日本語', href: '/jp', lang: 'ja', hrefLang: 'ja' },
      { label: 'العربية', href: '/ae', lang: 'ar', hrefLang: 'ar' },
    ],
    locations: [
      {
        label: 'Asia-Pacific',
        items: [
          { label: '日本', href: '/jp', lang: 'ja-JP', hrefLang: 'ja-JP' },
          { label: 'Japan', href: '/jp/en' },
        ],
      },
      { label: 'Middle East', items: [{ label: 'United Arab Emirates', href: '/ae/en' }] },
    ],
    legal: [
      { label: 'Privacy', href: '/privacy' },
      { label: 'Terms', href: '/terms' },
      { label: 'Accessibility', href: '/accessibility' },
    ],
    onCookiePreferences: fn(),
  },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Example Language School' })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: '日本語' })).toHaveAttribute('lang', 'ja');
    await userEvent.click(canvas.getByRole('button', { name: 'Cookie Preferences' }));
    await expect(args.onCookiePreferences).toHaveBeenCalledOnce();
  },
};

export const LocationsOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Global Locations'));
    await expect(canvas.getByRole('link', { name: 'Japan' })).toBeVisible();
  },
};

/** Only what is required, without a contact: one column, and the two lines of small print. */
export const OnlyWhatItNeeds: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Contact' })).toBeNull();
  },
  args: {
    contact: [],
    claim: '',
    outside: [],
    groups: sampleItems.slice(1, 2).filter((item) => 'items' in item),
    languages: [],
    locations: [],
    legal: [],
    onCookiePreferences: undefined,
  },
};

/** Words that are longer than a column of a phone break. */
export const LongWords: Story = {
  globals: { language: 'de', viewport: { value: 'w390', isRotated: false } },
  args: { claim: 'Prüfungsvorbereitung und Hochschulzulassungsberatung, online, in mehr als 15 Ländern.' },
};
export const Arabic: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { theme: 'dark' } };
