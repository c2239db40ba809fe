import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { copyOfFacts } from './copy.test-data';
import { Facts } from './facts';
import { QUESTIONS } from './questions';

const BRAND = 'site/data/brand.yaml';
const rest = (text: string, key: string) => text.split('\n').filter((line) => !line.startsWith(`${key}:`));

it('writes nothing if nothing was answered', async () => {
  expect(await new Facts(copyOfFacts().root).save()).toEqual([]);
});

it('writes back the present values without changing a line', async () => {
  const copy = copyOfFacts();
  const facts = new Facts(copy.root);
  for (const { key, now, write } of QUESTIONS) {
    const { value, isPlaceholder } = now(facts);
    if (value !== '' && !isPlaceholder) expect([key, write(facts, value)]).toEqual([key, undefined]);
  }
  expect(await facts.save()).toEqual([]);
});

it('reads back any name, takes its mark away, and keeps every other line', async () => {
  const copy = copyOfFacts();
  const before = copy.text(BRAND);
  const names = fc.string({ unit: 'grapheme' }).filter((name) => name.trim() !== '');
  await fc.assert(
    fc.asyncProperty(names, async (name) => {
      const facts = new Facts(copy.root);
      expect(facts.setOwn(['name'], name)).toBeUndefined();
      await facts.save();
      expect((parse(copy.text(BRAND)) as { name: object }).name).toEqual({ value: name });
      expect(rest(copy.text(BRAND), 'name')).toEqual(rest(before, 'name'));
    }),
    { numRuns: 30 },
  );
});

it('refuses what the content check refuses, and keeps the value before', async () => {
  const facts = new Facts(copyOfFacts().root);
  expect(facts.setOwn(['siteUrl'], 'http://www.example.org')).toContain('must be an https address');
  expect(facts.setOwn(['siteUrl'], 'https://www.example.org/home')).toContain('without a path');
  expect(facts.setOwn(['bookingUrl'], 'ask us')).toContain('must be an https address');
  expect(facts.setOwn(['email'], 'hello(at)example.org')).toContain('must be an email address');
  expect(facts.setOwn(['slug'], 'Copperfield Studio')).toContain('small letters');
  expect(await facts.save()).toEqual([]);
});

it('refuses a booking page on the site itself', () => {
  const facts = new Facts(copyOfFacts().root);
  expect(facts.setOwn(['siteUrl'], 'https://www.example.org')).toBeUndefined();
  expect(facts.setOwn(['bookingUrl'], 'https://www.example.org/contact')).toContain('your calendar');
  expect(facts.setOwn(['bookingUrl'], 'https://calendar.example.org/free')).toBeUndefined();
});
