import { afterEach, expect, it, vi } from 'vitest';
import { loadSite } from '../app/site';
import { contentApi } from '../content-api';
import { isThisMachine } from './this-machine';

const ONLINE = 'www.example.org';
const { signal } = new AbortController();
/** A page at a host, whose server gives an answer. */
function at(hostname: string, body: object, status = 200): void {
  vi.stubGlobal('location', { hostname });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));
}
afterEach(() => vi.unstubAllGlobals());

it.each(['localhost', '127.0.0.1', '127.0.0.2', '[::1]'])('knows %s as this machine', (host) => {
  expect(isThisMachine(host)).toBe(true);
});

it.each([ONLINE, 'localhost.example.org', '10.0.0.1', '127.0.0.1.example.org'])('knows %s as another one', (host) => {
  expect(isThisMachine(host)).toBe(false);
});

it('offers to sign out only where somebody signs in', async () => {
  const signOut = '/cdn-cgi/access/logout';
  at('127.0.0.1', { brand: 'Sample', signOut });
  expect(await loadSite(signal)).toEqual({ brand: 'Sample' });
  at(ONLINE, { brand: 'Sample', signOut });
  expect(await loadSite(signal)).toEqual({ brand: 'Sample', signOut });
});

it('says how to edit on this machine, and online how to connect a repository', async () => {
  const refusal = { error: 'not_configured', message: 'See docs/operations.md.' };
  at('127.0.0.1', refusal, 404);
  await expect(contentApi.list()).rejects.toThrow(/^To edit on this machine, .* type npm run desk\.$/);
  at(ONLINE, refusal, 404);
  await expect(contentApi.list()).rejects.toMatchObject({ message: refusal.message, isNotConfigured: true });
});
