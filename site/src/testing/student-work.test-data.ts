import type { SiteData } from '../build/content/data';

type Work = SiteData['student-work'][number];

/** An invented answer for tests: no student wrote it, and no page shows it. */
export function testWork(patch: Partial<Record<keyof Work, unknown>> = {}): Work {
  return {
    reference: 'L-2345-6722',
    subject: '/services/chemistry-tutoring',
    language: 'en',
    title: 'A test answer: nobody wrote it',
    question: 'Why does the test rate rise? [2]',
    grade: '1/2',
    text: 'The test rate rises with the temperature.\n\nBecause of test energy.',
    marks: [
      { words: 'rises with the temperature', kind: 'tick', note: 'Right.' },
      { words: 'test energy', kind: 'underline', note: 'Of which particles?' },
    ],
    ...patch,
  } as Work;
}
