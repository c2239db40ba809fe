import { expect, it } from 'vitest';
import { isOnlyContent, onlyContentSince } from './only-content.ts';

it.each([
  { of: 'a price', files: ['site/data/prices.yaml'], only: true },
  {
    of: 'a page and a person with a photo',
    files: ['site/content/tutors/ja.mdx', 'site/data/people.yaml', 'site/data/photos/ada.jpg'],
    only: true,
  },
  { of: 'a price and code', files: ['site/data/prices.yaml', 'site/src/build/pages/pages.ts'], only: false },
  { of: 'a file that the desk may not write', files: ['site/data/published.txt'], only: false },
  { of: 'nothing: then it is the same commit again', files: [], only: false },
])('only content? $of', ({ files, only }) => {
  expect(isOnlyContent(files)).toBe(only);
});

it('tests everything if git does not know the commit', () => {
  expect(onlyContentSince('0'.repeat(40))).toBe(false);
});
