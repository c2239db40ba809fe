import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { ConsentGate } from './consent-gate';
import { CookieConsent } from './cookie-consent';
import { sampleStore } from './sample-store';

interface Args {
  country: string;
  gpc: boolean;
}

/** A page with a banner for a visitor from `country`. */
function Page({ country, gpc }: Args) {
  const [store] = useState(() => {
    // When a control changes, the story starts again with a first visit.
    localStorage.removeItem(STORAGE_KEY.consent);
    sessionStorage.removeItem(STORAGE_KEY.bannerShown);
    return sampleStore({ country, gpc });
  });
  return (
    <>
      <CookieConsent store={store} site="https://www.example.org" detailsHref="#stored" />
      <main>
        <h1>A page</h1>
        <p>Its end stays in reach below the banner.</p>
        <ConsentGate store={store} category="preferences" title="A lesson in three minutes">
          <p>The film.</p>
        </ConsentGate>
        <Button variant="secondary" onClick={store.reopen}>
          Cookie Preferences
        </Button>
      </main>
    </>
  );
}

/**
 * Asks for consent in a banner, and lets visitors change their choice in its settings. Place it first in the page.
 * `consent.reopen()` opens the banner again.
 */
const meta = {
  title: 'Shell/Cookie consent',
  id: 'cookie-consent',
  component: Page,
  args: { country: 'DE', gpc: false },
  argTypes: {
    country: {
      description:
        'The visitor’s country (ISO 3166-1 alpha-2). It decides which of the three questions the banner asks.',
      control: 'select',
      options: ['DE', 'GB', 'CA', 'US', 'AU', 'SG', 'JP'],
    },
    gpc: {
      description: 'Whether the browser sends Global Privacy Control. The banner then asks for an explicit choice.',
    },
  },
  parameters: { docs: { story: { height: '24rem' } } },
  render: (args) => <Page key={`${args.country} ${args.gpc}`} {...args} />,
  beforeEach: () => {
    localStorage.clear();
    sessionStorage.clear();
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;
interface Finds {
  findByRole: (role: string, options: { name: string }) => Promise<HTMLElement>;
}
const banner = (canvas: Finds) => canvas.findByRole('region', { name: 'Cookie consent' });

/** In the EU, the United Kingdom, Switzerland and Québec the banner asks before anything optional is stored. */
export const OptIn: Story = {
  play: async ({ canvas }) => {
    const accept = within(await banner(canvas)).getByRole('button', { name: 'Accept All' });
    const decline = canvas.getByRole('button', { name: 'Decline All' });
    // Both answers have the same size, font and colours.
    const look = (element: Element) => {
      const { color, backgroundColor, fontSize, fontWeight, width, height } = getComputedStyle(element);
      return { color, backgroundColor, fontSize, fontWeight, width, height };
    };
    await expect(look(accept)).toEqual(look(decline));
    await expect(canvas.queryByRole('button', { name: 'OK' })).toBeNull();
  },
};
/** In Canada, the United States and Australia, and in unknown places, the visitor can opt out in the settings. */
export const OptOut: Story = {
  args: { country: 'CA' },
  play: async ({ canvas }) => {
    await userEvent.click(within(await banner(canvas)).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Cookie consent' })).toBeNull());
  },
};
/** In the other regions the banner informs, and nothing optional is stored before OK. */
export const Informational: Story = {
  args: { country: 'SG' },
  play: async ({ canvas }) => {
    await expect(within(await banner(canvas)).getByRole('button', { name: 'OK' })).toBeVisible();
  },
};
/** With Global Privacy Control the banner asks for an explicit choice in every region. */
export const GlobalPrivacyControl: Story = {
  args: { country: 'US', gpc: true },
  play: async ({ canvas }) => {
    await expect(within(await banner(canvas)).getByText('Global Privacy Control')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Decline All' })).toBeVisible();
  },
};
export const Settings: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(within(await banner(canvas)).getByRole('button', { name: 'Settings' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Cookie Settings' }));
    await expect(dialog.getByRole('switch', { name: 'Necessary' })).toBeChecked();
    await expect(dialog.getByRole('switch', { name: 'Necessary' })).toBeDisabled();
    await expect(dialog.getByRole('switch', { name: 'Analytics' })).not.toBeChecked();
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText('_ga_*')).toBeVisible());
    // The save button is visible, however long the list is.
    const save = dialog.getByRole('button', { name: 'Save Preferences' }).getBoundingClientRect();
    await expect(save.bottom).toBeLessThanOrEqual(innerHeight);
    await expect(document.elementFromPoint(save.left + 8, save.top + 8)).toBe(
      dialog.getByRole('button', { name: 'Save Preferences' }),
    );
  },
};
/** After a choice, the visitor can open the banner again and keep, copy or change the choice. */
export const OpenedAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(within(await banner(canvas)).getByRole('button', { name: 'Accept All' }));
    const film = await canvas.findByText('The film.');
    const opener = canvas.getByRole('button', { name: 'Cookie Preferences' });
    await userEvent.click(opener);
    await waitFor(async () => expect(await banner(canvas)).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(film).toBeVisible();

    await userEvent.click(opener);
    await userEvent.click(await canvas.findByRole('button', { name: 'Settings' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Cookie Settings' }));
    await userEvent.click(dialog.getByText('Receipt of your choice'));
    await expect(dialog.getByText(/preferences: allowed/)).toBeVisible();
    await userEvent.click(dialog.getByRole('switch', { name: 'Preferences' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save Preferences' }));
    await waitFor(() => expect(canvas.queryByText('The film.')).toBeNull());
    await expect(canvas.queryByRole('region', { name: 'Cookie consent' })).toBeNull();
  },
};
/** The gate replaces content that is not allowed. Its button allows the category, and the content takes the focus. */
export const Gate: Story = {
  args: { country: 'SG' },
  play: async ({ canvas }) => {
    await banner(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Allow Preferences' }));
    const film = await canvas.findByText('The film.');
    await expect(film).toBeVisible();
    await expect(film.parentElement).toHaveFocus();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
export const Dark: Story = { ...OptIn, globals: { theme: 'dark' } };
export const Japanese: Story = { globals: { language: 'ja' } };
export const Arabic: Story = { globals: { language: 'ar' } };
