import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LanguageSwitcher } from './language-switcher';

const meta = { title: 'language-switcher', component: LanguageSwitcher, tags: ['autodocs'] } satisfies Meta<
  typeof LanguageSwitcher
>;
export default meta;

export const TwoLanguages: StoryObj<typeof meta> = {
  args: {
    current: 'ar-AE',
    choices: [
      { lang: 'ar-AE', label: 'العربية', href: '/ae' },
      { lang: 'en-AE', label: 'English', href: '/ae/en' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute('hreflang', 'en-AE');
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('العربية');
  },
};
