import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BROWSERS } from '../lib/older-browser';
import { CookieConsent } from './cookie-consent';
import { enhanceCookieBanner } from './enhance-banner';
import { enhanceConsentReceipt } from './enhance-receipt';
import { sampleStore } from './sample-store';
import type { ConsentStore } from './store';

const SITE = 'https://www.example.org';
const ALL = { analytics: true, marketing: true, preferences: true };
const NONE = { analytics: false, marketing: false, preferences: false };

let host: HTMLElement;
let opener: HTMLButtonElement;
let ends: (() => void)[] = [];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  host = document.body.appendChild(document.createElement('div'));
  opener = document.body.appendChild(document.createElement('button'));
  opener.textContent = 'Cookie Preferences';
});
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  host.remove();
  opener.remove();
  vi.restoreAllMocks();
});

/** Adds server-rendered HTML to the page. */
function written() {
  host.innerHTML = renderToString(<CookieConsent site={SITE} detailsHref="#stored" />);
  return { banner: host.querySelector('section') as HTMLElement, dialog: host.querySelector('dialog')! };
}
/** Adds server-rendered HTML to the page and runs the scripts. */
function enhanced(store: ConsentStore) {
  const parts = written();
  return { ...parts, end: enhance(parts, store) };
}
function enhance({ banner, dialog }: ReturnType<typeof written>, store: ConsentStore) {
  const both = [enhanceCookieBanner(banner, { store }), enhanceConsentReceipt(dialog, { store, site: SITE })];
  const end = () => both.forEach((each) => each());
  ends.push(end);
  return end;
}
/** Lets the location arrive. */
const located = () => new Promise((resolve) => setTimeout(resolve));
async function asked(options: Parameters<typeof sampleStore>[0] = { country: 'DE' }) {
  const store = sampleStore(options);
  await located();
  return store;
}
/** A store in which the visitor has chosen. */
async function chosen(choices = ALL) {
  const store = await asked();
  store.choose(choices, 'banner');
  return store;
}
/** Opens the banner from a button that has the focus, as a visitor does. */
function reopen(store: ConsentStore) {
  opener.focus();
  store.reopen();
}

const banner = page.getByRole('region', { name: 'Cookie consent' });
const dialog = page.getByRole('dialog', { name: 'Cookie Settings' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const analytics = dialog.getByRole('switch', { name: 'Analytics' });
/** The beginnings of the banner's visible sentences and buttons. */
const seen = () =>
  [...host.querySelectorAll<HTMLElement>('section p, section button')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getAttribute('aria-label') ?? element.innerText.slice(0, 24));
async function openSettings() {
  host.querySelector('dialog')?.showModal();
  await expect.element(dialog).toBeVisible();
}
const stored = () => JSON.parse(localStorage.getItem(STORAGE_KEY.consent) ?? 'null') as Record<string, unknown> | null;

describe('the server’s HTML', () => {
  it('is hidden, and has the messages of every mode', () => {
    const parts = written();
    expect(parts.banner.checkVisibility()).toBe(false);
    expect(parts.dialog.checkVisibility()).toBe(false);
    for (const messages of ['unless you accept more', 'You can turn that off', 'After your OK', 'this signal'])
      expect(parts.banner.textContent).toContain(messages);
  });
  it('stays hidden for a visitor who has chosen', async () => {
    enhanced(await chosen());
    expect(seen()).toEqual([]);
    expect(document.body.style.paddingBlockEnd).toBe('');
  });
});

describe('the banner', () => {
  it.each([
    ['DE', false, ['We store only what this ', 'Accept All', 'Decline All', 'Settings']],
    ['CA', false, ['We count visits and see ', 'OK', 'Settings']],
    ['SG', false, ['We store what this site ', 'OK', 'Settings']],
    ['US', true, ['Global Privacy Control: ', 'Accept All', 'Decline All', 'Settings']],
  ])(
    'in %s, with Global Privacy Control %s, shows the sentence and the buttons of its mode',
    async (country, gpc, expected) => {
      enhanced(await asked({ country, gpc }));
      expect(seen()).toEqual(expected);
    },
  );
  it.each(['CA', 'SG'])('in %s, opened again, shows Decline All beside OK', async (country) => {
    const store = await asked({ country });
    enhanced(store);
    await button('OK').click();
    reopen(store);
    expect(seen().slice(1)).toEqual(['Decline All', 'OK', 'Settings', 'Close']);
    await button('Decline All').click();
    expect(stored()).toMatchObject(NONE);
  });
  it('appears without taking the focus, and counts as shown', async () => {
    const store = sampleStore({ country: 'CA' });
    enhanced(store);
    opener.focus();
    expect(seen()).toEqual([]);
    await located();
    await expect.element(banner).toBeVisible();
    expect(document.activeElement).toBe(opener);
    expect(store.get().allowed).toMatchObject({ analytics: true, preferences: false });
  });
  it.each([
    ['Accept All', 'DE', ALL],
    ['Decline All', 'DE', NONE],
    ['OK', 'SG', ALL],
  ])('stores the choice and closes on %s', async (name, country, choices) => {
    enhanced(await asked({ country }));
    await button(name).click();
    expect(seen()).toEqual([]);
    expect(stored()).toMatchObject({ ...choices, consentMethod: 'banner' });
  });
  it('keeps room below the page while it is visible', async () => {
    enhanced(await asked());
    const height = () => `${host.querySelector('section')?.offsetHeight ?? 0}px`;
    await waitFor(() => expect(document.body.style.paddingBlockEnd).toBe(height()));
    expect(document.documentElement.style.scrollPaddingBlockEnd).toBe(height());
    await button('Accept All').click();
    await waitFor(() => expect(document.body.style.paddingBlockEnd).toBe(''));
    expect(document.documentElement.style.scrollPaddingBlockEnd).toBe('');
  });
  it('takes the focus of a visitor who opens it, and returns it on close', async () => {
    const store = await chosen();
    const parts = enhanced(store);
    reopen(store);
    expect(document.activeElement).toBe(parts.banner);
    await button('Close').click();
    expect(document.activeElement).toBe(opener);
    expect(stored()).toMatchObject(ALL);
  });
  it('moves the focus to the main content after an answer, without scrolling', async () => {
    const main = host.parentElement!.insertBefore(document.createElement('main'), host);
    const tall = document.body.appendChild(document.createElement('div'));
    tall.style.blockSize = '300vh';
    ends.push(() => [main, tall].forEach((element) => element.remove()));
    enhanced(await asked());
    scrollTo({ top: 200, behavior: 'instant' });
    (document.activeElement as HTMLElement).blur();
    await button('Decline All').click();
    expect(seen()).toEqual([]);
    expect(document.activeElement).toBe(main);
    expect(scrollY).toBe(200);
  });
  it('returns the focus to where it was before an answer', async () => {
    enhanced(await asked());
    const field = host.insertBefore(document.createElement('input'), host.firstChild);
    field.focus();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    expect(seen()).toEqual([]);
    expect(stored()).toMatchObject(NONE);
    expect(document.activeElement).toBe(field);
  });
  it('leaves the focus alone when the visitor answers in another tab', async () => {
    const store = await asked();
    enhanced(store);
    opener.focus();
    store.accept();
    expect(document.activeElement).toBe(opener);
  });
  it('closes on Escape only after a choice was made', async () => {
    const store = await chosen();
    const { banner } = enhanced(store);
    reopen(store);
    await userEvent.keyboard('{Escape}');
    expect(banner.hidden).toBe(true);
    expect(document.activeElement).toBe(opener);
    store.reset();
    expect(banner.hidden).toBe(false);
    await userEvent.keyboard('{Escape}');
    expect(banner.hidden).toBe(false);
  });
  it('leaves the focus where the visitor has moved it', async () => {
    const store = await chosen();
    enhanced(store);
    reopen(store);
    const field = host.appendChild(document.createElement('input'));
    field.focus();
    store.keep();
    expect(document.activeElement).toBe(field);
  });
  it('follows the rules of the country once it is known', async () => {
    (await asked({ country: 'US' })).accept();
    const store = sampleStore({ country: 'FR' });
    enhanced(store);
    store.reopen();
    expect(seen()).toContain('OK');
    await located();
    expect(seen()).toEqual(['We store only what this ', 'Accept All', 'Decline All', 'Settings', 'Close']);
  });
});

describe('the settings', () => {
  it.each(BROWSERS)('show the stored choice, not switches that were left unsaved%s', async (_case, growOlder) => {
    ends.push(growOlder());
    const store = await chosen({ ...ALL, analytics: false });
    const parts = enhanced(store);
    reopen(store);
    await openSettings();
    await expect.element(analytics).not.toBeChecked();
    await expect.element(dialog.getByRole('switch', { name: 'Marketing' })).toBeChecked();
    await expect.element(dialog.getByRole('switch', { name: 'Necessary' })).toBeChecked();
    await analytics.click();
    parts.dialog.close();
    await expect.element(dialog).not.toBeInTheDocument();
    await openSettings();
    await expect.element(analytics).not.toBeChecked();
    await button('Save Preferences').click();
    expect(stored()).toMatchObject({ analytics: false });
  });
  it.each(BROWSERS)('collapse the receipt and clear its status when they close%s', async (_case, growOlder) => {
    ends.push(growOlder());
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const store = await chosen();
    const parts = enhanced(store);
    reopen(store);
    await openSettings();
    await dialog.getByText('Receipt of your choice').click();
    await button('Copy receipt').click();
    await expect.element(dialog.getByRole('status')).toHaveTextContent('Receipt copied');
    parts.dialog.close();
    await waitFor(() => expect(parts.dialog.querySelector('details')?.open).toBe(false));
    expect(parts.dialog.querySelector('[role=status]')?.textContent).toBe('');
  });
  it('save the switches, close, and return the focus', async () => {
    const store = await chosen();
    enhanced(store);
    reopen(store);
    await openSettings();
    await analytics.click();
    await button('Save Preferences').click();
    expect(seen()).toEqual([]);
    expect(stored()).toMatchObject({ ...ALL, analytics: false, consentMethod: 'settings' });
    expect(document.activeElement).toBe(opener);
    await expect.element(dialog).not.toBeInTheDocument();
  });
  it('keep unsaved switches when the store changes', async () => {
    const store = await asked({ country: 'CA' });
    enhanced(store);
    await openSettings();
    await analytics.click();
    store.reopen();
    await located();
    await expect.element(analytics).not.toBeChecked();
  });
  it('close with the banner when the visitor answers in another tab', async () => {
    const store = await asked();
    const parts = enhanced(store);
    await openSettings();
    const elsewhere = await asked();
    elsewhere.accept();
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY.consent }));
    expect(parts.dialog.open).toBe(false);
    expect(seen()).toEqual([]);
  });
  it.each([
    [true, 'Your browser sends this signal'],
    [false, 'Your browser doesn’t send this signal'],
  ])('say whether the browser sends Global Privacy Control: %s', async (gpc, sentence) => {
    enhanced(await asked({ country: 'US', gpc }));
    await openSettings();
    const said = host.querySelector('dialog')?.innerText ?? '';
    expect(said).toContain(sentence);
    expect(said.match(/this signal/g)).toHaveLength(1);
  });
  it('have neither receipt nor reset before a choice', async () => {
    enhanced(await asked());
    await openSettings();
    await expect.element(dialog.getByText('Receipt of your choice')).not.toBeVisible();
    await expect.element(button('Reset my choice')).not.toBeInTheDocument();
  });
  it('show and copy the receipt, and clear it with the choice', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const store = await chosen({ ...ALL, marketing: false });
    const parts = enhanced(store);
    reopen(store);
    await openSettings();
    await dialog.getByText('Receipt of your choice').click();
    await expect.element(dialog.getByText(/Site: https:\/\/www\.example\.org\n/)).toBeVisible();
    await button('Copy receipt').click();
    await expect.element(dialog.getByRole('status')).toHaveTextContent('Receipt copied');
    expect(copied.mock.calls[0]?.[0]).toMatch(/analytics: allowed\nmarketing: refused/);
    await button('Reset my choice').click();
    expect(stored()).toBeNull();
    expect(document.activeElement).toBe(parts.banner);
    expect(seen()).toEqual(['We store only what this ', 'Accept All', 'Decline All', 'Settings']);
    expect(parts.dialog.textContent).not.toContain('analytics: allowed');
    expect(parts.dialog.querySelector('[role=status]')?.textContent).toBe('');
    expect(parts.dialog.querySelector('details')?.open).toBe(false);
    await button('Accept All').click();
    expect(document.activeElement).toBe(opener);
  });
  it('say that copying is blocked', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const store = await chosen();
    enhanced(store);
    reopen(store);
    await openSettings();
    await dialog.getByText('Receipt of your choice').click();
    await button('Copy receipt').click();
    const blocked = 'Your browser blocked copying. Select the receipt and copy it yourself.';
    await expect.element(dialog.getByRole('status')).toHaveTextContent(blocked);
  });
});

describe('before the script has loaded', () => {
  it('a banner that the visitor has opened takes the focus when the script runs', async () => {
    const store = await chosen();
    reopen(store);
    const parts = enhanced(store);
    expect(document.activeElement).toBe(parts.banner);
    await button('Close').click();
    expect(document.activeElement).toBe(opener);
  });
  it('a banner that the visitor has opened and answered leaves the focus alone', async () => {
    const store = await chosen();
    store.reopen();
    store.keep();
    opener.focus();
    enhanced(store);
    expect(seen()).toEqual([]);
    expect(document.activeElement).toBe(opener);
  });
  it('settings that are open keep the visitor’s switches, and show the stored choice in the others', async () => {
    const store = await chosen({ ...ALL, marketing: false });
    store.reopen();
    const parts = written();
    await openSettings();
    const [, first, second, third] = parts.dialog.querySelectorAll('input');
    second?.click();
    enhance(parts, store);
    expect([first, second, third].map((input) => input?.checked)).toEqual([true, true, true]);
  });
});

describe('without the script of the receipt', () => {
  async function withBannerAlone(store: ConsentStore) {
    const parts = written();
    ends.push(enhanceCookieBanner(parts.banner, { store }));
    await openSettings();
    return parts;
  }
  it('the settings show and save the choice', async () => {
    await withBannerAlone(await asked({ country: 'CA' }));
    await expect.element(analytics).toBeChecked();
    await analytics.click();
    await button('Save Preferences').click();
    expect(stored()).toMatchObject({ ...NONE, marketing: true, consentMethod: 'settings' });
    expect(seen()).toEqual([]);
    await expect.element(dialog).not.toBeInTheDocument();
  });
  it('a choice can be reset, and no receipt is shown', async () => {
    const store = await chosen();
    store.reopen();
    await withBannerAlone(store);
    await expect.element(dialog.getByText('Receipt of your choice')).not.toBeVisible();
    await button('Reset my choice').click();
    expect(stored()).toBeNull();
  });
});

describe('after clean-up', () => {
  it('nothing reacts, and the room below the page is gone', async () => {
    const store = await asked();
    const { end } = enhanced(store);
    await waitFor(() => expect(document.body.style.paddingBlockEnd).not.toBe(''));
    end();
    expect(document.body.style.paddingBlockEnd).toBe('');
    await button('Accept All').click();
    expect(stored()).toBeNull();
    store.accept();
    expect(seen()).not.toEqual([]);
  });
  it('and a second start, a visible banner does not take the focus', async () => {
    const store = await chosen();
    const parts = enhanced(store);
    reopen(store);
    opener.focus();
    parts.end();
    enhance(parts, store);
    expect(document.activeElement).toBe(opener);
    await button('Close').click();
    expect(seen()).toEqual([]);
  });
});

it('keeps the visitor’s changes when React renders it again', async () => {
  const store = await chosen();
  const consent = (copied: string) => (
    <StrictMode>
      <CookieConsent site={SITE} detailsHref="#stored" store={store} messages={{ copied }} />
    </StrictMode>
  );
  const { rerender } = render(consent('Once'), { container: host });
  reopen(store);
  expect(seen()).not.toEqual([]);
  await openSettings();
  await dialog.getByText('Receipt of your choice').click();
  await analytics.click();
  rerender(consent('Twice'));
  expect(host.querySelector('[data-copied=Twice]')).not.toBeNull();
  await expect.element(analytics).not.toBeChecked();
  await expect.element(dialog.getByText(/analytics: allowed/)).toBeVisible();
  expect(seen()).toContain('Accept All');
});
