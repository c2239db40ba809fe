import { beforeEach, expect, it, vi } from 'vitest';

vi.mock('@tutoring/ui/enhance', () => ({}));
vi.mock('../loading/fetch-document', () => ({
  fetchDocument: (address: string) =>
    Promise.resolve({
      querySelector: () => ({ getAttribute: () => '/assets/cards.css' }),
      querySelectorAll: () => [address],
    }),
}));

interface FakeLink {
  href: string;
  onload: () => void;
  onerror: () => void;
}
/** The links of the page. */
let links: FakeLink[];
let fetchCards: (name: string) => Promise<unknown[]>;

beforeEach(async () => {
  vi.resetModules();
  links = [];
  vi.stubGlobal('document', {
    createElement: () => ({ remove: () => void links.pop() }),
    querySelector: () => links[0] ?? null,
    head: { append: (link: FakeLink) => void links.push(link) },
  });
  ({ fetchCards } = await import('./card'));
});

/** Runs all pending tasks. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('returns no card before the stylesheet has loaded, and requests it once', async () => {
  const shown = vi.fn();
  for (const name of ['jp', 'app.en']) void fetchCards(name).then(shown);
  await settle();
  expect(links).toHaveLength(1);
  expect(shown).not.toHaveBeenCalled();
  links[0]?.onload();
  await settle();
  expect(shown.mock.calls).toEqual([[['/cards/jp.txt']], [['/cards/app.en.txt']]]);
});

it('requests a stylesheet again after it failed', async () => {
  const first = fetchCards('jp');
  await settle();
  links[0]?.onerror();
  await expect(first).rejects.toThrow();
  expect(links).toEqual([]);
  const second = fetchCards('jp');
  await settle();
  links[0]?.onload();
  expect(await second).toEqual(['/cards/jp.txt']);
});
