import type { PageReport } from '@tutoring/domain/page-report';
import { beforeEach, expect, it, vi } from 'vitest';
import { reportErrors } from './report-errors';

let sent: string[];
const listeners = new Map<string, (event: Event) => void>();
let report: ReturnType<typeof reportErrors>;
beforeEach(() => {
  sent = [];
  vi.stubGlobal('location', new URL('https://www.tutoring.example/contact?email=a@b.example'));
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    sent.push(body as string);
    return Promise.resolve(new Response());
  });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: Event) => void) => listeners.set(type, listener));
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

it('reports a script that did not load, but not Google’s tag, which browsers block', () => {
  class Script extends EventTarget {
    constructor(readonly src: string) {
      super();
    }
  }
  vi.stubGlobal('HTMLScriptElement', Script);
  vi.stubGlobal('ErrorEvent', class extends Event {});
  const fail = (src: string) => {
    const script = new Script(src);
    script.addEventListener('error', (event) => listeners.get('error')?.(event));
    script.dispatchEvent(new Event('error'));
  };
  fail('https://www.googletagmanager.com/gtag/js?id=G-1');
  expect(sent).toEqual([]);
  fail('https://www.tutoring.example/assets/app-1a2b.js');
  expect(sentReport()).toMatchObject({ message: 'A script did not load.', source: 'app-1a2b.js' });
});

it('reports a rejected promise, but not a fade between pages that the browser gave up', () => {
  const reject = (reason: unknown) => {
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
    listeners.get('unhandledrejection')?.(event);
    return event;
  };
  const given = new DOMException(
    'Transition was aborted because of invalid state. Page already revealed',
    'InvalidStateError',
  );
  expect(reject(given).defaultPrevented).toBe(true);
  expect(sent).toEqual([]);
  expect(reject(new DOMException('The operation failed.', 'InvalidStateError')).defaultPrevented).toBe(false);
  expect(sentReport()).toMatchObject({ kind: 'error', message: 'InvalidStateError: The operation failed.' });
});
