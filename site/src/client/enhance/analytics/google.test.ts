import { ALL, NONE } from '@tutoring/domain/consent';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScript } from '../loading/load-script';
import { publicAddress, googleTag, signalsOf, tagManager } from './google';

vi.mock('../loading/load-script', () => ({ loadScript: vi.fn() }));

const GRANTED = 'granted';
const DENIED = 'denied';

// Google's seven signals for each choice, written out.
it.each([
  [NONE, { ads: DENIED, analytics: DENIED, preferences: DENIED }],
  [ALL, { ads: GRANTED, analytics: GRANTED, preferences: GRANTED }],
  [
    { ...NONE, analytics: true },
    { ads: DENIED, analytics: GRANTED, preferences: DENIED },
  ],
  [
    { ...NONE, marketing: true },
    { ads: GRANTED, analytics: DENIED, preferences: DENIED },
  ],
  [
    { ...NONE, preferences: true },
    { ads: DENIED, analytics: DENIED, preferences: GRANTED },
  ],
])('%o', (choices, { ads, analytics, preferences }) => {
  expect(signalsOf(choices)).toEqual({
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: analytics,
    functionality_storage: preferences,
    personalization_storage: preferences,
    security_storage: GRANTED,
  });
});

it('removes what somebody searched for from the address', () => {
  expect(publicAddress('https://a.example/search?q=i+want+to+die&type=blog')).toBe(
    'https://a.example/search?type=blog',
  );
});

it('removes the message reference from the address', () => {
  expect(publicAddress('https://a.example/thanks?utm_source=x&reference=L-7KQM-R4TX&counted=')).toBe(
    'https://a.example/thanks?utm_source=x',
  );
});

describe.each([
  ['the tag', googleTag],
  ['the tag manager', tagManager],
])('%s', (_, load) => {
  /** The data layer's entries, and the arguments of its commands, when the script starts to load. */
  let before: unknown[];
  beforeEach(() => {
    vi.stubGlobal('window', { dataLayer: [] });
    vi.stubGlobal('location', new URL('https://a.example/fees?utm_source=x'));
    vi.mocked(loadScript).mockImplementation(() => {
      before = (window as unknown as { dataLayer: Record<string, unknown>[] }).dataLayer.flatMap((entry) => [
        entry,
        ...Object.values(entry),
      ]);
      return Promise.resolve();
    });
  });

  it.each([
    ['https://a.example/thanks?reference=L-7KQM-R4TX&counted=', 'https://a.example/thanks'],
    [`https://a.example/marked/${'0a'.repeat(16)}.${'f1'.repeat(32)}`, 'https://a.example/marked'],
    ['https://search.example/?q=ib', 'https://search.example/'],
    ['', ''],
  ])('gets the referrer %j as %j', async (referrer, shared) => {
    vi.stubGlobal('document', { referrer });
    await load('ID', NONE, () => undefined);
    const addresses = { page_location: 'https://a.example/fees?utm_source=x', page_referrer: shared };
    expect(before).toContainEqual(expect.objectContaining(addresses));
  });
});
