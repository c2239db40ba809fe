import { describe, expect, it } from 'vitest';
import { isRefusalDue } from './watch';
import { planOf, PLANS, usageAlerts, type Plan } from './usage';

const NOTHING = { leadBytes: 0, reportBytes: 0, dayRows: 0 };
const texts = (changes: Partial<typeof NOTHING>, plan: Plan = PLANS.free) =>
  usageAlerts({ ...NOTHING, ...changes }, plan).map(({ text }) => text);

describe('the owner is warned', () => {
  it('from 80 % of a database’s size', () => {
    expect(texts({ leadBytes: 399_999_999, reportBytes: 399_999_999 })).toEqual([]);
    expect(texts({ leadBytes: 400_000_000 })).toEqual([
      'The database of leads has 400 MB; your plan allows 500 MB (WORKERS_PLAN says which plan). A full database stores no leads.',
    ]);
    expect(texts({ leadBytes: 450_000_000, reportBytes: 410_000_000 })).toHaveLength(1);
  });

  it('from 80 % of a day’s rows', () => {
    expect(texts({ dayRows: 79_999 })).toEqual([]);
    expect(texts({ dayRows: 80_000 })).toEqual([expect.stringContaining('about 80,000 rows')]);
  });

  it('by the limits of the configured plan, free by default', () => {
    expect(usageAlerts({ ...NOTHING, leadBytes: 450_000_000, dayRows: 90_000 }, PLANS.paid)).toEqual([]);
    expect([planOf({}), planOf({ WORKERS_PLAN: 'paid' })]).toEqual([PLANS.free, PLANS.paid]);
  });

  it('at once and every quarter of an hour that nothing is stored', () => {
    const now = Date.UTC(2026, 10, 20, 21);
    const due = (minutes: number) => isRefusalDue({ stored: String(now - minutes * 60_000) }, now);
    expect([1, 2, 14, 15, 16, 29, 30].filter(due)).toEqual([1, 15, 30]);
    // Never stored, or not known: by the clock.
    expect([isRefusalDue({}, now), isRefusalDue({}, now + 60_000)]).toEqual([true, false]);
  });
});
