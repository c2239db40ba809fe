import { pageReportSchema } from '@tutoring/domain/page-report';
import { beforeEach, expect, it, vi } from 'vitest';
import type * as module from './missed-query';

let reports: unknown[];
let missed: typeof module;
beforeEach(async () => {
  reports = [];
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    reports.push(pageReportSchema.parse(JSON.parse(body as string)));
    return Promise.resolve(new Response());
  });
  vi.resetModules();
  missed = await import('./missed-query');
});
const isHarmless = () => Promise.resolve(true);
const isAllowed = () => true;
const REPORT = { kind: 'missed', place: 'search', query: 'piano lessons' };

it('reports a text once for each place', async () => {
  for (const place of ['search', 'chat', 'search'] as const)
    await missed.reportMissed(place, ' Piano  lessons?', isHarmless, isAllowed);
  expect(reports).toEqual([REPORT, { ...REPORT, place: 'chat' }]);
});

it('reports nothing personal', async () => {
  await missed.reportMissed('search', 'anna@example.org', isHarmless, isAllowed);
  expect(reports).toEqual([]);
});

it('reports neither distress nor what cannot be checked', async () => {
  await missed.reportMissed('search', 'piano lessons', () => Promise.resolve(false), isAllowed);
  await missed.reportMissed('search', 'piano lessons', () => Promise.reject(new Error('offline')), isAllowed);
  expect(reports).toEqual([]);
});

it('checks and reports nothing without consent, also if it is withdrawn during the check', async () => {
  const check = vi.fn(isHarmless);
  await missed.reportMissed('search', 'piano lessons', check, () => false);
  expect(check).not.toHaveBeenCalled();
  let isStill = true;
  const withdrawn = () => Promise.resolve(!(isStill = false));
  await missed.reportMissed('search', 'piano lessons', withdrawn, () => isStill);
  expect(reports).toEqual([]);
});

it('holds a query until the visitor goes on', () => {
  const release = vi.fn();
  const held = new missed.HeldQuery(release);
  held.paused('piano');
  held.hold('piano');
  expect(release).not.toHaveBeenCalled();
  held.paused('latin');
  expect(release.mock.calls).toEqual([['piano']]);
  held.hold('latin');
  held.goOn();
  held.goOn();
  expect(release.mock.calls).toEqual([['piano'], ['latin']]);
});

it('forgets the beginning of a query', () => {
  const release = vi.fn();
  const held = new missed.HeldQuery(release);
  for (const query of ['piano l', 'piano lesson', 'piano lessons']) {
    held.paused(query);
    held.hold(query);
  }
  held.goOn();
  expect(release.mock.calls).toEqual([['piano lessons']]);
});
