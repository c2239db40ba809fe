import { afterEach, expect, it, vi } from 'vitest';
import { loadNotice } from './chat-notice';

afterEach(() => vi.unstubAllGlobals());

const load = (answer: () => Promise<Response>, onLine = true) => {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine });
  return { notice: loadNotice(), fetched };
};

it('reads who receives questions', async () => {
  const answer = { region: 'hk', receiver: 'Sample Models' };
  const { notice, fetched } = load(() => Promise.resolve(Response.json(answer)));
  expect(await notice).toEqual(answer);
  expect(fetched).toHaveBeenCalledWith('/api/chat');
});

it.each([
  ['the edge fails', () => Promise.resolve(new Response('', { status: 500 }))],
  ['another server answers', () => Promise.resolve(new Response('<html>'))],
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
])('knows nobody if %s', async (_, answer) => {
  expect(await load(answer).notice).toBeUndefined();
});

it('asks nobody offline', async () => {
  const { notice, fetched } = load(() => Promise.reject(new TypeError('Failed to fetch')), false);
  expect(await notice).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});
