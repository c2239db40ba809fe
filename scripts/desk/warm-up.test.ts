import { expect, it, vi } from 'vitest';
import { warmUp } from './warm-up';

it('checks the content when the list is made, also if there is none', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  let fail: (reason: Error) => void = () => undefined;
  const list = () => new Promise((_, reject) => (fail = reject));
  const check = vi.fn(() => Promise.reject(new Error('No check.')));
  const warm = warmUp(list, check);
  expect(check).not.toHaveBeenCalled();
  fail(new Error('No list.'));
  await warm;
  expect(check).toHaveBeenCalledOnce();
  expect(said.mock.calls.flat()).toEqual(['No list.', 'No check.']);
});
