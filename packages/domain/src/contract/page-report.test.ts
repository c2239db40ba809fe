import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageReportSchema } from './page-report';

const messageOf = (message: string) => {
  const report = pageReportSchema.parse({ kind: 'error', page: '/', message, source: 'app-1a.js:1:2' });
  return report.kind === 'error' ? report.message : undefined;
};

describe('the error message of a page report', () => {
  it.each([
    // A forged log line, and escape codes for colours.
    ['no\nLead L-2345-6789: parent, ib', 'no Lead L-[removed]: parent, ib'],
    ['\u001B[31mred\u001B[0m \u202Eright', '[31mred [0m right'],
    ['failed for anna@example.org', 'failed for [removed]'],
    ['call +1 (416) 555-0199', 'call [removed]'],
    ['\u001B\n', 'unknown'],
    ["TypeError: Cannot read properties of undefined (reading 'page')", undefined],
  ])('%j', (message, expected) => {
    expect(messageOf(message)).toBe(expected ?? message);
  });

  it('never contains control characters or addresses, and is cut to its maximum length', () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 100 });
    fc.assert(
      fc.property(text, fc.emailAddress({ size: 'small' }), text, (before, email, after) => {
        const message = messageOf(`${before} ${email} ${after}`.slice(0, 200)) ?? '';
        expect(message).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069@]/u);
        expect(message.length).toBeLessThanOrEqual(200);
      }),
    );
  });
});
