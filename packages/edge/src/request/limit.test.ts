import { describe, expect, it, vi } from 'vitest';
import type { Env } from '../env';
import { isWithin } from './limit';

const limited = (limit: Partial<Env>['SENDER_LIMIT']) =>
  isWithin({ ...(limit && { SENDER_LIMIT: limit }) } as Env, 'SENDER_LIMIT', 'household');

describe('a rate limit', () => {
  it.each([true, false])('is applied: %s', async (success) => {
    expect(await limited({ limit: () => Promise.resolve({ success }) })).toBe(success);
  });

  it('lets requests pass if it is missing or fails, and logs it', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect(await limited(undefined)).toBe(true);
    expect(await limited({ limit: () => Promise.reject(new TypeError('no')) })).toBe(true);
    expect(log.mock.calls.flat()).toEqual([
      'SENDER_LIMIT is missing in wrangler.jsonc, so this limit is off.',
      'SENDER_LIMIT failed: TypeError',
    ]);
    log.mockRestore();
  });
});
