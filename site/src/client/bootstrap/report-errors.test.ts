import type { PageReport } from '@tutoring/domain/page-report';
import { beforeEach, expect, it, vi } from 'vitest';
import { reportErrors } from './report-errors';

let sent: string[];
let report: ReturnType<typeof reportErrors>;
beforeEach(() => {
  sent = [];
  vi.stubGlobal('location', new URL('https://www.tutoring.example/contact?email=a@b.example'));
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    sent.push(body as string);
    return Promise.resolve(new Response());
  });
  vi.stubGlobal('addEventListener', () => undefined);
  report = reportErrors();
});
const sentReport = () => JSON.parse(sent[0] ?? 'null') as PageReport;

it('reports a very long message, cut to the limit', () => {
  // Cleaning the whole message would exceed the test's timeout.
  report('x'.repeat(1_000_000), 'https://www.tutoring.example/assets/app-1a2b.js:1:200');
  expect(sentReport()).toEqual({
    kind: 'error',
    page: '/contact',
    message: 'x'.repeat(200),
    source: 'app-1a2b.js:1:200',
  });
});

it('removes an email address at the point where a message is cut', () => {
  report(`${'long '.repeat(38)}anneliese.maier@example.org`, '');
  expect(JSON.stringify(sentReport())).not.toContain('anneliese');
});
