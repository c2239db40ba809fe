import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LanguageSwitcher } from './language-switcher';

const meta = {
  title: 'Shell/Language switcher',
  id: 'language-switcher',
  component: LanguageSwitcher,
  args: {
    current: 'ar-AE',
    choices: [
      { lang: 'ar-AE', label: 'العربية', href: '/ae' },
      { lang: 'en-AE', label: 'English', href: '/ae/en' },
    ],
  },
  // Room for the list.
  parameters: { docs: { story: { height: '10rem' } } },
} satisfies Meta<typeof LanguageSwitcher>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoLanguages: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByText('العربية', { selector: 'summary *' });
    await userEvent.click(summary);
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute('hreflang', 'en-AE');
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('العربية');
  },
};

/** A page in one language shows its name, without a list. */
export const OneLanguage: Story = {
  args: { current: 'en-AU', choices: [{ lang: 'en-AU', label: 'English', href: '/au' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('English')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Language' })).toBeVisible();
    await expect(canvasElement.querySelector('nav, details, a')).toBeNull();
  },
};

/** As narrow as with two. It closes on Escape, which returns the focus to it, on a press outside, and when the focus leaves. */
export const FourLanguages: Story = {
  parameters: { docs: { story: { height: '18rem' } } },
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

/** The visitor chose English on another page: here it is highlighted. */
export const Preferred: Story = {
  args: { preferred: 'en', onLanguageChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('العربية', { selector: 'summary *' }));
    const english = canvas.getByRole('link', { name: 'English' });
    await expect(english).toHaveAttribute('data-state', 'preferred');
    english.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(english);
    await expect(args.onLanguageChange).toHaveBeenCalledWith('en-AE');
  },
};

/** In a bar of less than 72 rem the current language is a code. Screen readers still announce its name. */
export const InABar: Story = {
  decorators: [
    (StoryOfBar) => (
      <div style={{ containerType: 'inline-size', maxInlineSize: '40rem' }}>
        <div style={{ display: 'flex', justifyContent: 'end' }}>
          <StoryOfBar />
        </div>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AR')).toBeVisible();
    await expect(canvas.getByText('العربية', { selector: 'summary *' })).toBeInTheDocument();
  },
};

/** Open, with the language that was chosen before. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  args: { preferred: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('العربية', { selector: 'summary *' }));
  },
};
export const Arabic: Story = { ...Dark, globals: { language: 'ar' } };
