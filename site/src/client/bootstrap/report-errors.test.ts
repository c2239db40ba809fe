import type { PageReport } from '@tutoring/domain/page-report';
import { beforeEach, expect, it, vi } from 'vitest';
import { reportErrors } from './report-errors';

let sent: Blob[];
let report: ReturnType<typeof reportErrors>;
beforeEach(() => {
  sent = [];
  vi.stubGlobal('location', new URL('https://www.tutoring.example/contact?email=a@b.example'));
  vi.stubGlobal('navigator', { sendBeacon: (_: string, body: Blob) => sent.push(body) });
  vi.stubGlobal('addEventListener', () => undefined);
  report = reportErrors();
});
const sentReport = async () => JSON.parse((await sent[0]?.text()) ?? 'null') as PageReport;

it('reports a very long message, cut to the limit', async () => {
  // Cleaning the whole message would exceed the test's timeout.
  report('x'.repeat(1_000_000), 'https://www.tutoring.example/assets/app-1a2b.js:1:200');
  expect(await sentReport()).toEqual({
    kind: 'error',
    page: '/contact',
    message: 'x'.repeat(200),
    source: 'app-1a2b.js:1:200',
  });
});

it('removes an email address at the point where a message is cut', async () => {
  report(`${'long '.repeat(38)}anneliese.maier@example.org`, '');
  expect(JSON.stringify(await sentReport())).not.toContain('anneliese');
});
