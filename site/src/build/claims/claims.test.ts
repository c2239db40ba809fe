import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { projectWith } from '../citations/project.test-data';
import { KEEP_STRUCK, knownClaims, readClaims } from './claims';

afterEach(() => vi.unstubAllEnvs());

it('strikes what is answered with “not us”, except in the folder of the tests', () => {
  const answered = (is: string) => `answer: { is: ${is}, by: Ada Example, on: 2026-11-27 }`;
  const folder = join(
    projectWith({
      'site/data/claims.yaml': `- { id: one, subject: tutors, claim: One tutor., ${answered('not-us')} }
- { id: two, subject: tutors, claim: Two steps., ${answered('true')} }
`,
    }),
    'site/data',
  );
  expect(knownClaims(readClaims(folder)).struck).toEqual(new Set(['one']));
  vi.stubEnv(KEEP_STRUCK, folder);
  expect(readClaims(folder).map(({ answer }) => answer?.is)).toEqual([undefined, true]);
});
