import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleStore } from './sample-store';
import { ConsentStore } from './store';

const ALL = { analytics: true, marketing: true, preferences: true };
const NONE = { analytics: false, marketing: false, preferences: false };
const IMPLIED = { analytics: true, marketing: true, preferences: false };

const stored = () => JSON.parse(localStorage.getItem(STORAGE_KEY.consent) ?? 'null') as Record<string, unknown> | null;
/** Lets the location arrive. */
const located = () => new Promise((resolve) => setTimeout(resolve));

function clearAll() {
  localStorage.clear();
  sessionStorage.clear();
}
beforeEach(clearAll);
afterEach(() => {
  vi.restoreAllMocks();
  clearAll();
});

describe('a first visit', () => {
  it('in Germany opens the banner and allows nothing before the answer', async () => {
    const store = sampleStore({ country: 'DE' });
    expect(store.get()).toMatchObject({ mode: undefined, allowed: NONE, isBannerOpen: false });
    await located();
    store.bannerShown();
    expect(store.get()).toMatchObject({ region: 'eu', mode: 'opt-in', allowed: NONE, isBannerOpen: true });
  });
  it('in Canada allows analytics and marketing only after the banner was shown', async () => {
    const store = sampleStore({ country: 'CA' });
    await located();
    expect(store.get().allowed).toEqual(NONE);
    store.bannerShown();
    expect(store.get().allowed).toEqual(IMPLIED);
  });
  it('in Singapore allows nothing before OK', async () => {
    const store = sampleStore({ country: 'SG' });
    await located();
    store.bannerShown();
    expect(store.get()).toMatchObject({ mode: 'informational', allowed: NONE });
    store.accept();
    expect(store.get()).toMatchObject({ allowed: ALL, isBannerOpen: false });
  });
  it('follows the us rules if the place is unknown', async () => {
    const store = new ConsentStore({ now: Date.now, gpc: () => false, reload: () => undefined });
    store.start(() => Promise.resolve({ country: null, region: null }));
    await located();
    store.bannerShown();
    expect(store.get()).toMatchObject({ region: 'us', mode: 'opt-out', isBannerOpen: true, allowed: IMPLIED });
  });
  it.each([
    ['rejects', () => Promise.reject(new Error('offline'))],
    ['returns undefined', () => Promise.resolve(undefined)],
  ])('asks by the us rules if locate %s, and allows nothing without a choice', async (_, locate) => {
    document.cookie = '_ga=of an earlier visit';
    const store = new ConsentStore({ now: Date.now, gpc: () => false, reload: () => undefined });
    store.start(locate);
    await located();
    store.bannerShown();
    expect(store.get()).toMatchObject({ region: 'us', mode: 'opt-out', isBannerOpen: true, allowed: NONE });
    expect(document.cookie).toContain('_ga=');
    store.accept();
    expect(store.get().allowed).toEqual(ALL);
    document.cookie = '_ga=; max-age=0';
  });
});

describe('a choice', () => {
  it('is stored in the format of the specification', async () => {
    const store = sampleStore({ country: 'FR', now: () => Date.parse('2026-11-21T12:00:00Z') });
    await located();
    store.decline();
    expect(stored()).toEqual({
      necessary: true,
      ...NONE,
      timestamp: '2026-11-21T12:00:00.000Z',
      region: 'eu',
      consentMethod: 'banner',
      version: '1.0',
    });
  });
  it('is remembered, and the visitor is not located again', async () => {
    const first = sampleStore({ country: 'FR' });
    await located();
    first.accept();
    const locate = vi.fn();
    const second = new ConsentStore();
    second.start(locate);
    expect(second.get()).toMatchObject({ allowed: ALL, isBannerOpen: false });
    expect(locate).not.toHaveBeenCalled();
  });
  it('can be changed in another country, by the rules of that country', async () => {
    const first = sampleStore({ country: 'US' });
    await located();
    first.accept();
    const second = sampleStore({ country: 'FR' });
    expect(second.get()).toMatchObject({ region: 'us', mode: 'opt-out' });
    second.reopen();
    await located();
    expect(second.get()).toMatchObject({ region: 'eu', mode: 'opt-in', allowed: ALL, isBannerOpen: true });
    second.decline();
    expect(stored()).toMatchObject({ region: 'eu', analytics: false });
  });
  it('that is made before the place is known is kept, with the region corrected', async () => {
    const store = sampleStore({ country: 'DE' });
    store.decline();
    expect(stored()).toMatchObject({ region: 'us' });
    await located();
    expect(store.get()).toMatchObject({ allowed: NONE, isBannerOpen: false });
    // The receipt shows the region, and a form asks parents by its rules.
    expect(stored()).toMatchObject({ region: 'eu', analytics: false, consentMethod: 'banner' });
  });
  it.each([
    ['expired', (record: object) => ({ ...record, timestamp: '2024-01-01T00:00:00.000Z' })],
    ['of an old version', (record: object) => ({ ...record, version: '0.9' })],
    ['of a future version', (record: object) => ({ ...record, version: '2.0' })],
    ['corrupted', () => '{"necessary":'],
  ])('that is %s does not count, and the banner opens', async (_, spoil) => {
    const first = sampleStore({ country: 'DE' });
    await located();
    first.accept();
    const spoilt = spoil(stored() ?? {});
    localStorage.setItem(STORAGE_KEY.consent, typeof spoilt === 'string' ? spoilt : JSON.stringify(spoilt));
    sessionStorage.clear();
    const second = sampleStore({ country: 'DE' });
    await located();
    expect(second.get()).toMatchObject({ record: undefined, allowed: NONE, isBannerOpen: true });
  });
});

describe('the banner', () => {
  it('opens by itself once in a session', async () => {
    const first = sampleStore({ country: 'DE' });
    await located();
    first.bannerShown();
    const second = sampleStore({ country: 'DE' });
    await located();
    expect(second.get().isBannerOpen).toBe(false);
    second.reopen();
    expect(second.get().isBannerOpen).toBe(true);
  });
  it('opens after a reset, which deletes the choice', async () => {
    const store = sampleStore({ country: 'CA' });
    await located();
    store.accept();
    store.reset();
    expect(stored()).toBeNull();
    expect(store.get()).toMatchObject({ record: undefined, allowed: NONE, isBannerOpen: true });
  });
});

describe('a withdrawal', () => {
  it('deletes the items of the category, and reloads the page if a script of it ran', async () => {
    const reload = vi.fn();
    const store = sampleStore({ country: 'DE', reload });
    await located();
    store.accept();
    document.cookie = '_ga=1';
    document.cookie = '_ga_ABC=2; path=/';
    document.cookie = '_gcl_au=3; path=/';
    document.cookie = 'ours=4; path=/';
    localStorage.setItem(STORAGE_KEY.attribution, '{}');
    store.scriptRan('analytics');
    store.choose({ analytics: false, marketing: true, preferences: true }, 'settings');
    const names = document.cookie.split('; ').map((pair) => pair.split('=')[0]);
    expect(names).toContain('_gcl_au');
    expect(names).toContain('ours');
    expect(names).not.toContain('_ga_ABC');
    expect(localStorage.getItem(STORAGE_KEY.attribution)).toBeNull();
    expect(reload).toHaveBeenCalledTimes(1);
    for (const name of names) document.cookie = `${name}=; max-age=0; path=/`;
  });
  it('does not reload the page if no script ran', async () => {
    const reload = vi.fn();
    const store = sampleStore({ country: 'CA', reload });
    await located();
    store.bannerShown();
    store.decline();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a change in another tab', () => {
  const hear = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  it('applies to this tab', async () => {
    const reload = vi.fn();
    const here = sampleStore({ country: 'DE', reload });
    const there = sampleStore({ country: 'DE' });
    await located();
    there.accept();
    hear(STORAGE_KEY.consent);
    expect(here.get()).toMatchObject({ allowed: ALL, isBannerOpen: false });
    here.scriptRan('marketing');
    there.decline();
    hear(STORAGE_KEY.consent);
    expect(here.get().allowed).toEqual(NONE);
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('that clears the storage withdraws the consent here', async () => {
    const here = sampleStore({ country: 'DE' });
    await located();
    here.accept();
    localStorage.clear();
    hear(null);
    expect(here.get()).toMatchObject({ record: undefined, allowed: NONE });
  });
});

describe('storage', () => {
  it.each([
    ['forbidden', 'SecurityError'],
    ['full', 'QuotaExceededError'],
  ])('that is %s keeps the choice until the visitor leaves the page', async (_, name) => {
    const refuse = () => {
      throw new DOMException('no', name);
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    if (name === 'SecurityError') vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    const store = sampleStore({ country: 'CA' });
    await located();
    store.bannerShown();
    expect(store.get().allowed).toEqual(IMPLIED);
    store.decline();
    expect(store.get()).toMatchObject({ allowed: NONE, isBannerOpen: false });
  });
});

it('honours Global Privacy Control, until an explicit choice', async () => {
  const store = sampleStore({ country: 'US', gpc: true });
  await located();
  store.bannerShown();
  expect(store.get()).toMatchObject({ region: 'us', mode: 'opt-in', gpc: true, allowed: NONE });
  store.accept();
  expect(store.get().allowed).toEqual(ALL);
});

describe('the next visit', () => {
  const left = () => {
    document.cookie = '_ga=1; path=/';
    document.cookie = '_gcl_au=1; path=/';
    localStorage.setItem(STORAGE_KEY.attribution, '{}');
  };
  const kept = () => ({
    analytics: document.cookie.includes('_ga=') && localStorage.getItem(STORAGE_KEY.attribution) !== null,
    marketing: document.cookie.includes('_gcl_au='),
  });
  const choice = (days: number, choices = ALL) => {
    const timestamp = new Date(Date.now() - days * 86_400_000).toISOString();
    const record = { necessary: true, ...choices, timestamp, region: 'eu', consentMethod: 'banner', version: '1.0' };
    localStorage.setItem(STORAGE_KEY.consent, JSON.stringify(record));
  };
  const both = { analytics: true, marketing: true };
  const neither = { analytics: false, marketing: false };
  beforeEach(left);
  afterEach(() => {
    for (const name of ['_ga', '_gcl_au']) document.cookie = `${name}=; max-age=0; path=/`;
  });

  it('deletes the items of an expired choice if the place allows nothing by default', async () => {
    choice(366);
    const store = sampleStore({ country: 'DE' });
    await located();
    expect([store.get().allowed, kept()]).toEqual([NONE, neither]);
  });
  it('keeps the items that the place allows by default', async () => {
    choice(366);
    sampleStore({ country: 'CA' });
    expect(kept()).toEqual(both);
    await located();
    expect(kept()).toEqual(both);
  });
  it('deletes the items of a default in a country without that default', async () => {
    sampleStore({ country: 'FR' });
    await located();
    expect(kept()).toEqual(neither);
  });
  it('deletes the items of a default before the place is known if the browser sends Global Privacy Control', () => {
    sampleStore({ country: 'US', gpc: true });
    expect(kept()).toEqual(neither);
  });
  it('keeps the items of an explicit choice, which wins over the signal', async () => {
    choice(10);
    const store = sampleStore({ country: 'US', gpc: true });
    await located();
    expect([store.get().allowed, kept()]).toEqual([ALL, both]);
  });
  it('deletes the items of a category that the visitor has rejected', () => {
    choice(10, { ...ALL, marketing: false });
    sampleStore({ country: 'US' });
    expect(kept()).toEqual({ analytics: true, marketing: false });
  });
  it('from the back/forward cache deletes the items of a default if the signal was switched on meanwhile', async () => {
    let signal = false;
    const reload = vi.fn();
    const store = new ConsentStore({ now: Date.now, gpc: () => signal, reload });
    store.start(() => Promise.resolve({ country: 'US', region: null }));
    await located();
    store.bannerShown();
    store.scriptRan('analytics');
    expect(kept()).toEqual(both);
    signal = true;
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect([store.get().gpc, store.get().allowed, kept()]).toEqual([true, NONE, neither]);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a Global Privacy Control property', () => {
  const environment = { now: Date.now, reload: () => undefined };
  it.each<[string, () => unknown]>([
    [
      'throws',
      () => {
        throw new TypeError('Illegal invocation');
      },
    ],
    ['is a text', () => 'yes'],
    ['is nothing', () => undefined],
    ['is an object', () => ({})],
  ])('that %s does not count as the signal', async (_, gpc) => {
    const store = new ConsentStore({ ...environment, gpc });
    store.start(() => Promise.resolve({ country: 'US', region: null }));
    await located();
    expect(store.get()).toMatchObject({ gpc: false, mode: 'opt-out', isBannerOpen: true });
  });
});

it('calls all listeners even if one throws, and reports the error', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  const store = sampleStore({ country: 'DE' });
  await located();
  const broken = new Error('broken on purpose');
  store.subscribe(() => {
    throw broken;
  });
  const heard = vi.fn();
  store.subscribe(heard);
  store.accept();
  expect(heard).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledExactlyOnceWith(broken);
});
