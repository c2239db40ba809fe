import { expect, it } from 'vitest';
import { sampleApi } from '../content/sample-api';
import { takeBackPlan, takeBackSummary } from './take-back';

const PRICES = 'site/data/prices.yaml';
const FAQ = 'site/content/faq.mdx';
const NEW = 'site/content/new.mdx';
const PHOTO = 'site/data/photos/sample.jpg';
const TEXT = 'one\ntwo\nthree\nfour\nfive\n';

/** Publishes a change, saves what came later, and takes the change back. */
async function back(
  before: Record<string, string>,
  change: Record<string, string | undefined>,
  later: Record<string, string | undefined> = {},
) {
  const api = sampleApi(before);
  const published = api.publishAs('Edit Prices', change);
  for (const [path, text] of Object.entries(later)) api.otherSave(path, text);
  const plan = await takeBackPlan(api, published);
  if (plan.changes.length > 0) await api.save(takeBackSummary(published), plan.changes);
  return { ...plan, files: Object.fromEntries(api.files) };
}

it('puts texts, photos, new and removed files back as they were', async () => {
  const before = { [PRICES]: TEXT, [FAQ]: TEXT, [PHOTO]: 'AAAA' };
  const { files, obstacles } = await back(before, {
    [PRICES]: 'other\n',
    [FAQ]: undefined,
    [PHOTO]: 'BBBB',
    [NEW]: 'new',
  });
  expect(files).toEqual(before);
  expect(obstacles).toEqual([]);
});

it('keeps what was changed later in other places of a text', async () => {
  const became = TEXT.replace('two', 'wrong');
  const { files } = await back({ [PRICES]: TEXT }, { [PRICES]: became }, { [PRICES]: `${became}six\n` });
  expect(files).toEqual({ [PRICES]: `${TEXT}six\n` });
});

it('writes nothing if it is taken back already', async () => {
  const { changes, obstacles } = await back({ [PRICES]: TEXT }, { [PRICES]: 'other\n' }, { [PRICES]: TEXT });
  expect([changes, obstacles]).toEqual([[], []]);
});

it('names the place where later changes touch the same words, and leaves the file', async () => {
  const later = TEXT.replace('two', 'better');
  const { files, obstacles } = await back(
    { [PRICES]: TEXT, [FAQ]: TEXT },
    { [PRICES]: TEXT.replace('two', 'wrong'), [FAQ]: 'other\n' },
    { [PRICES]: later },
  );
  expect(obstacles).toEqual([{ path: PRICES, since: 'changed', line: 2, was: 'two' }]);
  expect(files).toEqual({ [PRICES]: later, [FAQ]: TEXT });
});

it.each([
  [
    'a file that was removed later',
    { [PRICES]: TEXT },
    { [PRICES]: 'other\n' },
    { [PRICES]: undefined },
    PRICES,
    'removed',
  ],
  ['a removed file that there is again', { [FAQ]: TEXT }, { [FAQ]: undefined }, { [FAQ]: 'again' }, FAQ, 'added'],
  ['a new file that was changed later', {}, { [NEW]: 'new' }, { [NEW]: 'newer' }, NEW, 'changed'],
  ['a photo that was changed later', { [PHOTO]: 'AAAA' }, { [PHOTO]: 'BBBB' }, { [PHOTO]: 'CCCC' }, PHOTO, 'changed'],
] as const)('leaves %s', async (_, before, change, later, path, since) => {
  const { changes, obstacles } = await back(before, change, later);
  expect(changes).toEqual([]);
  expect(obstacles).toEqual([{ path, since }]);
});

it('has a summary that is short enough', () => {
  expect(takeBackSummary({ summary: 'Edit Prices' })).toBe('Take back “Edit Prices”');
  expect(takeBackSummary({ summary: 'x'.repeat(300) })).toHaveLength(200);
});
