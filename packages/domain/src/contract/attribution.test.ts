import { expect, it } from 'vitest';
import { ATTRIBUTION_DAYS, readAttribution, touchOf, withTouch } from './attribution';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const DAY_MS = 86_400_000;
const SITE = 'https://www.example.org';

it('reads campaign, referrer and landing page', () => {
  const address = `${SITE}/jp/en?utm_source=newsletter&utm_campaign=spring+2027&utm_medium=&gclid=abc#top`;
  expect(touchOf(address, 'https://search.example.com/?q=anna', NOW)).toEqual({
    source: 'newsletter',
    campaign: 'spring 2027',
    referrer: 'search.example.com',
    landing: '/jp/en',
    at: '2026-11-21T12:00:00.000Z',
  });
});

it('ignores referrers that are our own pages or invalid', () => {
  expect(touchOf(`${SITE}/`, `${SITE}/contact`, NOW)).not.toHaveProperty('referrer');
  expect(touchOf(`${SITE}/`, 'about:blank', NOW)).not.toHaveProperty('referrer');
  expect(touchOf(`${SITE}/`, '', NOW)).not.toHaveProperty('referrer');
});

it('removes e-mail addresses, and cuts texts to a hundred characters', () => {
  const touch = touchOf(`${SITE}/?utm_term=anna%40example.org&utm_content=${'x'.repeat(500)}`, '', NOW);
  expect(touch.term).toBe('[removed]');
  expect(touch.content).toHaveLength(100);
});

it('keeps the first touch, and the last one that is not empty', () => {
  const campaign = touchOf(`${SITE}/?utm_source=a`, '', NOW);
  const direct = touchOf(`${SITE}/about`, '', NOW + DAY_MS);
  const other = touchOf(`${SITE}/faq?utm_source=b`, '', NOW + 2 * DAY_MS);
  const first = withTouch(undefined, campaign);
  expect(withTouch(first, direct)).toEqual({ first: campaign, last: campaign });
  expect(withTouch(first, other)).toEqual({ first: campaign, last: other });
});

it('ignores attributions that are older than 90 days or incomplete', () => {
  const known = withTouch(undefined, touchOf(`${SITE}/`, '', NOW));
  const text = JSON.stringify(known);
  expect(readAttribution(text, NOW + ATTRIBUTION_DAYS * DAY_MS - 1)).toEqual(known);
  expect(readAttribution(text, NOW + ATTRIBUTION_DAYS * DAY_MS)).toBeUndefined();
  for (const spoilt of [null, '', '{', '{}', '{"first":{}}']) expect(readAttribution(spoilt, NOW)).toBeUndefined();
});

it('does not keep the token of a private link', () => {
  const link = `https://a.example/marked/${'0a'.repeat(16)}.${'f1'.repeat(32)}`;
  expect(touchOf(link, '', 0).landing).toBe('/marked');
});
