import { expect, it } from 'vitest';
import { CATEGORIES, CONSENT_VALID_DAYS, OPTIONAL_CATEGORIES } from './consent';
import * as STORAGE_KEY from './storage-keys';
import { isStoredAs, notStoredBy, STORED_ITEMS, storedItems } from './stored-items';
import { WITHDRAWABLE_ITEMS } from './withdrawable-items';

it('lists every name that our code stores, once per storage', () => {
  const names = STORED_ITEMS.map(({ where, name }) => `${where} ${name}`);
  expect(new Set(names).size).toBe(names.length);
  for (const key of Object.values(STORAGE_KEY)) {
    expect(
      STORED_ITEMS.some((item) => isStoredAs(item, key)),
      key,
    ).toBe(true);
  }
});

it('gives the consent record the lifetime of the rules', () => {
  expect(STORED_ITEMS.find(({ id }) => id === 'consent')?.lifetime).toBe(CONSENT_VALID_DAYS);
});

it('has a category for each item', () => {
  const listed = [...CATEGORIES, 'functional' as const].flatMap((category) => storedItems(category));
  expect(new Set(listed)).toEqual(new Set(STORED_ITEMS));
});

it('matches names by prefix', () => {
  const find = (stored: string) => STORED_ITEMS.find((item) => isStoredAs(item, stored))?.id;
  expect(find('_ga')).toBe('ga');
  expect(find('_ga_ABC123')).toBe('gaSession');
  expect(find('_gat')).toBeUndefined();
});

it('covers every item of a category for its withdrawal', () => {
  expect(OPTIONAL_CATEGORIES.flatMap((category) => storedItems(category)).sort(byName)).toEqual(
    [...WITHDRAWABLE_ITEMS].sort(byName),
  );
});

it('lists the items that a build without third parties does not store', () => {
  const ids = (gtag: string, provider: 'none' | 'recaptcha' | 'turnstile') =>
    notStoredBy({ gtag, gtm: '', botCheck: { provider } }).map(({ id }) => id);
  const [google, recaptcha] = [
    ['ga', 'gaSession', 'gcl', 'gac'],
    ['recaptcha', 'recaptchaPage'],
  ];
  expect(ids('G-1', 'recaptcha')).toEqual([]);
  expect(ids('', 'recaptcha')).toEqual(google);
  expect(ids('G-1', 'turnstile')).toEqual(recaptcha);
  expect(ids('', 'none')).toEqual([...google, ...recaptcha]);
});

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
