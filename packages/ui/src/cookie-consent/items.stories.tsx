import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { STORED_ITEMS } from '@tutoring/domain/stored-items';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { CookieConsent, type CookieConsentProps } from './cookie-consent';
import { sampleStore } from './sample-store';

/** The name of an item of this site: the visitor's text size. */
const LETTERS = 'my-school-letters';

/** A page for a visitor from Germany. */
function Page(props: CookieConsentProps) {
  const [store] = useState(() => {
    // Another story may have stored a choice.
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

/** A site passes the items that it stores itself. The settings name them, and withdrawing a category deletes its items. */
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

/** Withdrawing a category deletes the site's items. */
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
