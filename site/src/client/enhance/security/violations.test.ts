import { beforeEach, describe, expect, it, vi } from 'vitest';

const DAY_MS = 86_400_000;
let sent: unknown[];
beforeEach(() => {
  sent = [];
  vi.resetModules();
  vi.useFakeTimers({ now: Date.parse('2026-11-23T10:00:00Z') });
  vi.stubGlobal('location', { href: 'https://www.tutoring.example/contact?email=a@b.example#x' });
  vi.stubGlobal('document', { referrer: 'https://search.example/find?q=secret' });
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    sent.push([address, JSON.parse(body)]);
    return Promise.reject(new Error('No connection'));
  });
});

async function recorder(endpoint: string) {
  vi.stubGlobal('VIOLATION_ENDPOINT', endpoint);
  return import('./violations');
}

describe('recordViolation', () => {
  it('counts violations without an address to report them to', async () => {
    const { recordViolation, violationStatistics } = await recorder('');
    recordViolation('window-open', 'window.open: https://evil.example/');
    expect(sent).toEqual([]);
    expect(violationStatistics()).toEqual({ 'window-open': 1 });
  });

  it('logs the number of violations in the last 24 hours', async () => {
    const { recordViolation } = await recorder('');
    recordViolation('message', 'old');
    vi.advanceTimersByTime(DAY_MS + 1000);
    const info = vi.spyOn(console, 'info').mockReturnValue();
    recordViolation('message', 'new');
    recordViolation('window-open', 'new');
    expect(info.mock.calls.map(([, counts]) => counts as unknown)).toEqual([
      { message: 1 },
      { message: 1, 'window-open': 1 },
    ]);
  });

  it('reports without queries and personal data', async () => {
    const { recordViolation } = await recorder('/api/violations');
    recordViolation('csp-violation', 'img-src: https://evil.example/p?to=parent@example.com');
    expect(sent).toEqual([
      [
        '/api/violations',
        {
          type: 'csp-violation',
          details: 'img-src: https://evil.example/p',
          url: 'https://www.tutoring.example/contact',
          referrer: 'https://search.example/find',
          timestamp: '2026-11-23T10:00:00.000Z',
        },
      ],
    ]);
  });

  it('reports an identical violation three times at most', async () => {
    const { MAX_REPORTS_OF_A_KIND, recordViolation } = await recorder('/api/violations');
    for (let i = 0; i < 10; i++) recordViolation('message', 'postMessage: https://evil.example');
    expect(sent).toHaveLength(MAX_REPORTS_OF_A_KIND);
    recordViolation('message', 'postMessage: https://other.example');
    expect(sent).toHaveLength(MAX_REPORTS_OF_A_KIND + 1);
  });

  it('limits the reports of a page', async () => {
    const { MAX_RECORDS, recordViolation } = await recorder('/api/violations');
    for (let i = 0; i < 10 * MAX_RECORDS; i++) recordViolation('message', `postMessage: kind ${i % 50}`);
    expect(sent).toHaveLength(MAX_RECORDS);
  });

  it('removes records after 24 hours', async () => {
    const { recordViolation, violationStatistics } = await recorder('');
    recordViolation('message', 'first');
    vi.advanceTimersByTime(DAY_MS - 1000);
    recordViolation('message', 'second');
    expect(violationStatistics()).toEqual({ message: 2 });
    vi.advanceTimersByTime(2000);
    expect(violationStatistics()).toEqual({ message: 1 });
  });

  it('keeps only the newest records', async () => {
    const { MAX_RECORDS, recordViolation, violationStatistics } = await recorder('');
    recordViolation('window-open', 'first');
    for (let i = 1; i < MAX_RECORDS; i++) recordViolation('message', `message ${i}`);
    expect(violationStatistics()).toEqual({ 'window-open': 1, message: MAX_RECORDS - 1 });
    recordViolation('message', 'last');
    expect(violationStatistics()).toEqual({ message: MAX_RECORDS });
  });
});
