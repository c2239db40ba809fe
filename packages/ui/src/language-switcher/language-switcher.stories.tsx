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
    const summary = canvas.getByText('العربية', { selector: 'summary *' });
    await userEvent.click(summary);
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute('hreflang', 'en-AE');
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('العربية');
  },
};

/** As narrow as with two. It closes on Escape, which returns to it, on a press beside it, and when the focus goes on. */
export const FourLanguages: StoryObj<typeof meta> = {
  args: {
    current: 'de-CH',
    choices: [
      { lang: 'de-CH', label: 'Deutsch', href: '/ch' },
      { lang: 'fr-CH', label: 'Français', href: '/ch/fr' },
      { lang: 'it-CH', label: 'Italiano', href: '/ch/it' },
      { lang: 'en-CH', label: 'English', href: '/ch/en' },
    ],
  },
  render: (args) => (
    <>
      <button type="button">Before it</button>
      <LanguageSwitcher {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const details = canvas.getByRole('group');
    const summary = details.querySelector('summary');
    await userEvent.tab();
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    await userEvent.click(canvas.getByText('Deutsch', { selector: 'summary *' }));
    await expect(canvas.getByRole('link', { name: 'Italiano' })).toHaveAttribute('href', '/ch/it');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(details).not.toHaveAttribute('open');
    await expect(summary).toHaveFocus();
    await userEvent.click(canvas.getByText('Deutsch', { selector: 'summary *' }));
    await userEvent.click(document.body);
    await expect(details).not.toHaveAttribute('open');
    await userEvent.click(canvas.getByText('Deutsch', { selector: 'summary *' }));
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Before it' })).toHaveFocus();
    await expect(details).not.toHaveAttribute('open');
  },
};

/** The visitor chose English on another page: it is pointed out here. */
export const Preferred: StoryObj<typeof meta> = {
  args: { ...TwoLanguages.args, current: 'ar-AE', preferred: 'en', onLanguageChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('العربية', { selector: 'summary *' }));
    const english = canvas.getByRole('link', { name: 'English' });
    await expect(english).toHaveAttribute('data-state', 'preferred');
    english.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(english);
    await expect(args.onLanguageChange).toHaveBeenCalledWith('en-AE');
  },
};
