import { ALL, NONE } from '@tutoring/domain/consent';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScript } from '../loading/load-script';
import { addressForOthers, googleTag, signalsOf, tagManager } from './google';

vi.mock('../loading/load-script', () => ({ loadScript: vi.fn() }));

const GRANTED = 'granted';
const DENIED = 'denied';

// Written out: Google's seven signals, by what the visitor allowed.
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

it('tells nobody the reference of a message', () => {
  expect(addressForOthers('https://a.example/thanks?utm_source=x&reference=L-7KQM-R4TX&counted=')).toBe(
    'https://a.example/thanks?utm_source=x',
  );
});

describe.each([
  ['the tag', googleTag],
  ['the tag manager', tagManager],
])('%s', (_, load) => {
  /** What stands in the data layer by the time the script begins to load, and in its commands. */
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
    ['https://search.example/?q=ib', 'https://search.example/?q=ib'],
    ['', ''],
  ])('is told of %j before as of %j', async (referrer, told) => {
    vi.stubGlobal('document', { referrer });
    await load('ID', NONE, () => undefined);
    const addresses = { page_location: 'https://a.example/fees?utm_source=x', page_referrer: told };
    expect(before).toContainEqual(expect.objectContaining(addresses));
  });
});
