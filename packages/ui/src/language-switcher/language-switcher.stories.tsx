import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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

/** On a phone only the other languages stand there, by their codes; their names are read out all the same. */
export const FourLanguages: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    current: 'de-CH',
    choices: [
      { lang: 'de-CH', label: 'Deutsch', href: '/ch' },
      { lang: 'fr-CH', label: 'Français', href: '/ch/fr' },
      { lang: 'it-CH', label: 'Italiano', href: '/ch/it' },
      { lang: 'en-CH', label: 'English', href: '/ch/en' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Italiano$/ })).toHaveAttribute('href', '/ch/it');
  },
};

/** The visitor chose English on another page: it is pointed out here. */
export const Preferred: StoryObj<typeof meta> = {
  args: { ...TwoLanguages.args, current: 'ar-AE', preferred: 'en', onLanguageChange: fn() },
  play: async ({ canvas, args }) => {
    const english = canvas.getByRole('link', { name: 'English' });
    await expect(english).toHaveAttribute('data-state', 'preferred');
    english.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(english);
    await expect(args.onLanguageChange).toHaveBeenCalledWith('en-AE');
  },
};
