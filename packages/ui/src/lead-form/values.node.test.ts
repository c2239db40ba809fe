import { expect, it } from 'vitest';
import { fingerprintOf } from './values';

it('the same message has the same fingerprint, and different messages have different ones', () => {
  const messages = Array.from({ length: 20_000 }, (_, index) => ({ name: `Ann ${index % 200}`, message: `${index}` }));
  const fingerprints = messages.map(fingerprintOf);
  expect(messages.map((message) => fingerprintOf({ ...message }))).toEqual(fingerprints);
  expect(new Set(fingerprints).size).toBe(messages.length);
  expect(fingerprintOf({ name: 'Zoë' })).not.toBe(fingerprintOf({ name: 'Zoé' }));
  for (const fingerprint of fingerprints.slice(0, 100)) expect(fingerprint).toMatch(/^[0-9a-f]{16}$/);
});
