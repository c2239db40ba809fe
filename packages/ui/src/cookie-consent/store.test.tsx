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
  it('asks in Germany, and uses nothing before the answer', async () => {
    const store = sampleStore({ country: 'DE' });
    expect(store.get()).toMatchObject({ mode: undefined, allowed: NONE, isBannerOpen: false });
    await located();
    store.bannerShown();
    expect(store.get()).toMatchObject({ region: 'eu', mode: 'opt-in', allowed: NONE, isBannerOpen: true });
  });
  it('in Canada uses analytics and marketing once the banner was shown, and not before', async () => {
    const store = sampleStore({ country: 'CA' });
    await located();
    expect(store.get().allowed).toEqual(NONE);
    store.bannerShown();
    expect(store.get().allowed).toEqual(IMPLIED);
  });
  it('in Singapore uses nothing until OK', async () => {
    const store = sampleStore({ country: 'SG' });
    await located();
    store.bannerShown();
    expect(store.get()).toMatchObject({ mode: 'informational', allowed: NONE });
    store.accept();
    expect(store.get()).toMatchObject({ allowed: ALL, isBannerOpen: false });
  });
  it('follows the us profile where the place is not known', async () => {
    const store = new ConsentStore({ now: Date.now, gpc: () => false, reload: () => undefined });
    store.start(() => Promise.resolve({ country: null, region: null }));
    await located();
    store.bannerShown();
    expect(store.get()).toMatchObject({ region: 'us', mode: 'opt-out', isBannerOpen: true, allowed: IMPLIED });
  });
  it.each([
    ['fails', () => Promise.reject(new Error('offline'))],
    ['knows nothing', () => Promise.resolve(undefined)],
  ])('shows the us profile where whoever is asked %s, and uses nothing without a choice', async (_, locate) => {
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
  it('is stored as the specification says', async () => {
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
  it('is remembered, and the place is not asked for again', async () => {
    const first = sampleStore({ country: 'FR' });
    await located();
    first.accept();
    const locate = vi.fn();
    const second = new ConsentStore();
    second.start(locate);
    expect(second.get()).toMatchObject({ allowed: ALL, isBannerOpen: false });
    expect(locate).not.toHaveBeenCalled();
  });
  it('opened again in another country is asked for by the rules there', async () => {
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
  it('made while the place was looked for stands', async () => {
    const store = sampleStore({ country: 'DE' });
    store.decline();
    expect(stored()).toMatchObject({ region: 'us' });
    await located();
    expect(store.get()).toMatchObject({ allowed: NONE, isBannerOpen: false });
    // Its receipt names the place, and a form asks parents by its rules.
    expect(stored()).toMatchObject({ region: 'eu', analytics: false, consentMethod: 'banner' });
  });
  it.each([
    ['expired', (record: object) => ({ ...record, timestamp: '2024-01-01T00:00:00.000Z' })],
    ['of an old version', (record: object) => ({ ...record, version: '0.9' })],
    ['of a future version', (record: object) => ({ ...record, version: '2.0' })],
    ['corrupted', () => '{"necessary":'],
  ])('that is %s is asked for again', async (_, spoil) => {
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
  it('is not shown twice in a session', async () => {
    const first = sampleStore({ country: 'DE' });
    await located();
    first.bannerShown();
    const second = sampleStore({ country: 'DE' });
    await located();
    expect(second.get().isBannerOpen).toBe(false);
    second.reopen();
    expect(second.get().isBannerOpen).toBe(true);
  });
  it('comes back after a reset, and the choice is gone', async () => {
    const store = sampleStore({ country: 'CA' });
    await located();
    store.accept();
    store.reset();
    expect(stored()).toBeNull();
    expect(store.get()).toMatchObject({ record: undefined, allowed: NONE, isBannerOpen: true });
  });
});

describe('a withdrawal', () => {
  it('deletes the cookies and reloads, if a script ran', async () => {
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
  it('does not reload where nothing ran', async () => {
    const reload = vi.fn();
    const store = sampleStore({ country: 'CA', reload });
    await located();
    store.bannerShown();
    store.decline();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('another tab', () => {
  const hear = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  it('decides for this one as well', async () => {
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
  it('clears everything', async () => {
    const here = sampleStore({ country: 'DE' });
    await located();
    here.accept();
    localStorage.clear();
    hear(null);
    expect(here.get()).toMatchObject({ record: undefined, allowed: NONE });
  });
});

describe('without storage', () => {
  it.each([
    ['forbidden', 'SecurityError'],
    ['full', 'QuotaExceededError'],
  ])('that is %s, a choice holds for as long as the page lives', async (_, name) => {
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

describe('what nothing allows any more is gone at the next visit', () => {
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

  it('of a choice that has expired, where nothing is allowed without one', async () => {
    choice(366);
    const store = sampleStore({ country: 'DE' });
    await located();
    expect([store.get().allowed, kept()]).toEqual([NONE, neither]);
  });
  it('but not what the default of the place allows once the banner is shown', async () => {
    choice(366);
    sampleStore({ country: 'CA' });
    expect(kept()).toEqual(both);
    await located();
    expect(kept()).toEqual(both);
  });
  it('of a default, in a country where it does not hold', async () => {
    sampleStore({ country: 'FR' });
    await located();
    expect(kept()).toEqual(neither);
  });
  it('of a default, with Global Privacy Control, before the place is known', () => {
    sampleStore({ country: 'US', gpc: true });
    expect(kept()).toEqual(neither);
  });
  it('but not of an explicit choice, which wins over the signal', async () => {
    choice(10);
    const store = sampleStore({ country: 'US', gpc: true });
    await located();
    expect([store.get().allowed, kept()]).toEqual([ALL, both]);
  });
  it('of a category that the choice refuses', () => {
    choice(10, { ...ALL, marketing: false });
    sampleStore({ country: 'US' });
    expect(kept()).toEqual({ analytics: true, marketing: false });
  });
  it('in a page that comes back from the browser’s memory after the signal was switched on', async () => {
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

describe('a signal that is odd', () => {
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
  ])('because it %s is none', async (_, gpc) => {
    const store = new ConsentStore({ ...environment, gpc });
    store.start(() => Promise.resolve({ country: 'US', region: null }));
    await located();
    expect(store.get()).toMatchObject({ gpc: false, mode: 'opt-out', isBannerOpen: true });
  });
});

it('tells all listeners, also after one that throws, and reports the error', async () => {
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
