import { beforeEach, expect, it, vi } from 'vitest';

/** What is asked for, in turn, and what comes of it. */
let answers: (() => Promise<Document | null>)[];
let listeners: (() => void)[];
const shown = vi.fn();

vi.mock('./banner', () => ({ showBanner: (parts: unknown) => void shown(parts) }));
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

/** The question is due, or the visitor asks for it. */
const ask = async () => {
  listeners.forEach((listener) => listener());
  await new Promise((resolve) => setTimeout(resolve));
};
const found = () => Promise.resolve({ body: { children: ['banner'] } } as unknown as Document);

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
  ['there is no connection', () => Promise.reject(new Error('No connection'))],
  ['the server is in trouble', () => Promise.resolve(null)],
])('asks for the banner again where %s', async (_, trouble) => {
  answers = [trouble, found, found];
  await ask();
  expect(shown).not.toHaveBeenCalled();
  await ask();
  expect(shown.mock.calls).toEqual([[['banner']]]);
  await ask();
  expect(answers).toHaveLength(1);
});
