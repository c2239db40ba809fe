import { ALL, NONE } from '@tutoring/domain/consent';
import { expect, it } from 'vitest';
import { addressForOthers, signalsOf } from './google';

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
