import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { STORED_ITEMS } from '@tutoring/domain/stored-items';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { CookieConsent, type CookieConsentProps } from './cookie-consent';
import { sampleStore } from './sample-store';

/** What this site keeps besides: the size of the letters that a visitor chose. */
const LETTERS = 'my-school-letters';

/** The page of a site in Germany, with a store of its own. */
function Page(props: CookieConsentProps) {
  const [store] = useState(() => {
    // Another story may have been answered.
    localStorage.removeItem(STORAGE_KEY.consent);
    sessionStorage.removeItem(STORAGE_KEY.bannerShown);
    return sampleStore({ country: 'DE' });
  });
  return (
    <>
      <CookieConsent {...props} store={store} />
      <main>
        <h1>A page of another site</h1>
        <Button variant="secondary" onClick={store.reopen}>
          Cookie Preferences
        </Button>
      </main>
    </>
  );
}

/** A site that stores more than this library says so: the settings name it, and a category that is withdrawn takes it along. */
const meta = {
  title: 'Shell/Cookie consent/Items of a site',
  id: 'cookie-consent-items',
  component: CookieConsent,
  argTypes: { items: { control: false }, store: { control: false } },
  args: {
    site: 'https://www.example.org',
    detailsHref: '#stored',
    items: [...STORED_ITEMS, { name: LETTERS, where: 'local', category: 'preferences' }],
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof CookieConsent>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NamedInTheSettings: Story = {
  play: async ({ canvas }) => {
    const banner = within(await canvas.findByRole('region', { name: 'Cookie consent' }));
    await userEvent.click(banner.getByRole('button', { name: 'Settings' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Cookie Settings' }));
    await waitFor(() => expect(dialog.getByText(LETTERS)).toBeVisible());
    await expect(dialog.getByRole('switch', { name: 'Preferences' })).toHaveAccessibleDescription(
      expect.stringContaining(LETTERS),
    );
  },
};

/** What the site stored is deleted with the category. */
export const TakenAlong: Story = {
  play: async ({ canvas }) => {
    const banner = within(await canvas.findByRole('region', { name: 'Cookie consent' }));
    await userEvent.click(banner.getByRole('button', { name: 'Accept All' }));
    localStorage.setItem(LETTERS, 'large');
    await userEvent.click(canvas.getByRole('button', { name: 'Cookie Preferences' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Settings' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Cookie Settings' }));
    await userEvent.click(dialog.getByRole('switch', { name: 'Preferences' }));
    await expect(localStorage.getItem(LETTERS)).toBe('large');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Preferences' }));
    await expect(localStorage.getItem(LETTERS)).toBeNull();
  },
};
