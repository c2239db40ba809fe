import { expect, it, vi } from 'vitest';
import { randomKey } from './random-key';

it('makes a different UUID of version 4 each time', () => {
  const keys = Array.from({ length: 200 }, randomKey);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(keys.length);
});

it.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
])('needs only `crypto.getRandomValues`, which pages over plain HTTP have (bytes %i)', (byte, expected) => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) });
  try {
    expect(randomKey()).toBe(expected);
  } finally {
    vi.unstubAllGlobals();
  }
});
