import { beforeEach, expect, it, vi } from 'vitest';

/** The answers to the requests for the banner, in order. */
let answers: (() => Promise<Document | null>)[];
let listeners: (() => void)[];
const shown = vi.fn();

vi.mock('./banner', () => ({ showBanner: (banner: unknown) => void shown(banner) }));
vi.mock('../loading/fetch-document', () => ({
  fetchDocument: () => answers.shift()?.() ?? Promise.reject(new Error('None')),
}));
vi.mock('../region/locate', () => ({ locate: () => Promise.resolve(undefined) }));
vi.mock('../../../shared/site', () => ({ SITE: { locator: '' } }));
vi.mock('@tutoring/ui/consent', () => ({
  consent: {
    get: () => ({ isBannerOpen: true }),
    subscribe: (listener: () => void) => void listeners.push(listener),
    start: () => undefined,
  },
}));

/** The store opens the banner, or the visitor does. */
const openBanner = async () => {
  listeners.forEach((listener) => listener());
  await new Promise((resolve) => setTimeout(resolve));
};
const bannerDocument = () => Promise.resolve({ body: { children: ['banner'] } } as unknown as Document);

beforeEach(async () => {
  vi.resetModules();
  shown.mockClear();
  listeners = [];
  vi.stubGlobal('document', {
    addEventListener: () => undefined,
    querySelector: () => null,
    documentElement: { lang: 'en' },
  });
  const { startConsent } = await import('./consent');
  startConsent();
});

it.each<[string, () => Promise<Document | null>]>([
  ['the connection is lost', () => Promise.reject(new Error('No connection'))],
  ['the server fails', () => Promise.resolve(null)],
])('requests the banner again after %s', async (_, failure) => {
  answers = [failure, bannerDocument, bannerDocument];
  await openBanner();
  expect(shown).not.toHaveBeenCalled();
  await openBanner();
  expect(shown.mock.calls).toEqual([[['banner']]]);
  await openBanner();
  expect(answers).toHaveLength(1);
});
