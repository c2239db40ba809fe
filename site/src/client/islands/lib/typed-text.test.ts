import { beforeEach, expect, it, vi } from 'vitest';
import type { checkOf as CheckOf } from './typed-text';

const check = vi.hoisted(() => vi.fn<(text: string, language: string) => Promise<boolean>>());
vi.mock('@tutoring/domain/chat-direct', () => ({ isFreeOfDistress: check, prepareDirect: () => Promise.resolve() }));

let checkOf: typeof CheckOf;
beforeEach(async () => {
  check.mockReset().mockImplementation((text) => Promise.resolve(!text.includes('die')));
  vi.resetModules();
  ({ checkOf } = await import('./typed-text'));
});

it('passes texts without distress, and checks each once', async () => {
  expect(await checkOf(['piano'], 'en')()).toBe(true);
  expect(await checkOf(['piano', 'latin'], 'en')()).toBe(true);
  expect(check.mock.calls).toEqual([
    ['piano', 'en'],
    ['latin', 'en'],
  ]);
});

it('passes nothing of a page on which somebody wrote of distress, whatever came first', async () => {
  const before = checkOf(['piano'], 'en');
  checkOf(['i want to die'], 'en');
  expect(await before()).toBe(false);
  expect(await checkOf(['nobody would care'], 'en')()).toBe(false);
});

it('loads and checks nothing until it is asked', () => {
  checkOf(['piano'], 'en');
  expect(check).not.toHaveBeenCalled();
});

it('rejects what cannot be checked, and tries again', async () => {
  check.mockRejectedValueOnce(new Error('offline'));
  const isHarmless = checkOf(['piano'], 'en');
  await expect(isHarmless()).rejects.toThrow('offline');
  expect(await isHarmless()).toBe(true);
});
