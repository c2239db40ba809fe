import { beforeEach, expect, it, vi } from 'vitest';

vi.mock('../../../generated/built.json', () => ({ default: { builtAt: Date.UTC(2026, 10, 27, 5) } }));

const BUILT_AT = Date.UTC(2026, 10, 27, 5);

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('SITE_CONFIG', { siteUrl: 'https://www.tutor.example' });
});

it('shows the day of the address, and names it', async () => {
  const { previewOf } = await import('./preview');
  const preview = previewOf('2027-09-01', BUILT_AT);
  expect(preview.text).toContain('Preview: as on 1 September 2027.');
  expect(new Date(preview.now ?? 0).toISOString()).toBe('2027-09-01T12:00:00.000Z');
});

it.each(['2027-02-30', '2027-9-1', 'September', '', '2027-13-01'])('says why “%s” shows no other day', async (day) => {
  const { previewOf } = await import('./preview');
  const preview = previewOf(day, BUILT_AT);
  expect(preview.now).toBeUndefined();
  expect(preview.text).toContain(`“${day}” is not a day of the calendar`);
  expect(preview.text).toContain('?as-on=2027-09-01');
});

it('shows the day of the build, and none before it', async () => {
  const { previewOf } = await import('./preview');
  expect(previewOf('2026-11-27', BUILT_AT).now).toBeDefined();
  const before = previewOf('2026-11-26', BUILT_AT);
  expect(before.now).toBeUndefined();
  expect(before.text).toContain('built on 27 November 2026');
});

it.each([
  ['http://localhost:8000', '?as-on=2027-09-01', true],
  ['https://4f2-site.owner.workers.dev', '?page=2&as-on=x', true],
  ['http://localhost:8000', '?page=2', false],
  ['https://www.tutor.example', '?as-on=2027-09-01', false],
])('on %s%s, a preview is possible: %s', async (origin, search, possible) => {
  const { asksForPreview } = await import('../clock');
  expect(asksForPreview({ origin, search })).toBe(possible);
});

it('changes the clock for the enhancements, and stores no dismissed offer', async () => {
  const stored = vi.fn();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: stored });
  const clock = await import('../clock');
  const { dismissOffer } = await import('../offers');
  dismissOffer('five');
  expect(stored).toHaveBeenCalledOnce();
  clock.setNow(Date.UTC(2027, 8, 1, 12));
  dismissOffer('five');
  expect(stored).toHaveBeenCalledOnce();
  expect(new Date(clock.now()).getUTCFullYear()).toBe(2027);
});
