import { expect, it } from 'vitest';
import { counted, placeOf, readQueries, type Place } from './evaluate';

const [asked] = readQueries('- { language: en, query: fees, kind: synonym, accepted: [/pricing, /faq] }');

it.each<[urls: string[], place: Place]>([
  [['/pricing', '/about'], 'first'],
  [['/about', '/tutors', '/faq'], 'first'],
  [['/about', '/tutors', '/contact', '/faq'], 'low'],
  [['/about'], 'elsewhere'],
  // A longer address is another page.
  [['/faq/more', '/pricing#monthly'], 'elsewhere'],
  [[], 'nothing'],
])('%j: %s', (urls, place) => {
  expect(placeOf({ accepted: asked?.accepted ?? [] }, urls)).toBe(place);
});

it('counts by group', () => {
  expect(
    counted([
      { group: 'en', place: 'first' },
      { group: 'de', place: 'nothing' },
      { group: 'en', place: 'low' },
    ]),
  ).toEqual([
    { group: 'en', asked: 2, first: 1, low: 1, elsewhere: 0, nothing: 0 },
    { group: 'de', asked: 1, first: 0, low: 0, elsewhere: 0, nothing: 1 },
  ]);
});
