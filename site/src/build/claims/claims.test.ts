import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

describe('a claim that stands in a whole file', () => {
  const read = (more: string) => {
    const text = `- { id: law, subject: law, claim: A lawyer read it., places: [terms.mdx], ${more} }\n`;
    return () => readClaims(join(projectWith({ 'site/data/claims.yaml': text }), 'site/data'));
  };

  it('needs a reason for which it cannot be struck', () => {
    expect(read('required: The law demands this page.')).not.toThrow();
    expect(read('')).toThrow(/no answer could take law out of terms\.mdx/);
  });

  it('shows the reason to whoever strikes it', () => {
    const answer = 'answer: { is: not-us, by: Ada Example, on: 2026-11-27 }';
    expect(read(`required: The law demands this page., ${answer}`)).toThrow(
      'law cannot be struck. The law demands this page.',
    );
  });
});
