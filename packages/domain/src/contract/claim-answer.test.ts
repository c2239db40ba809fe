import { expect, it } from 'vitest';
import { answerClaim, answersOf } from './claim-answer';

const TEXT = `# What only the owner knows.
- id: one-tutor # the first
  subject: tutors
  claim: >-
    One tutor teaches each subject, and stays unless the family asks for another,
    however long this sentence becomes.
  # A comment about the places.
  places: [site/content/privacy.mdx, site/content/terms.mdx]

# Sessions
- id: online
  subject: sessions
  claim: Sessions are one to one.
  answer: { is: not-us, by: Jo, on: 2026-11-01 }
`;
const ANSWER = { is: true, by: 'Ada Example', on: '2026-11-27' } as const;

it('adds an answer and leaves everything else as it is', () => {
  const after = answerClaim(TEXT, 'one-tutor', ANSWER);
  expect(after).toBe(
    TEXT.replace('terms.mdx]\n', 'terms.mdx]\n  answer: { is: true, by: Ada Example, on: 2026-11-27 }\n'),
  );
  expect(answerClaim(after, 'one-tutor', undefined)).toBe(TEXT);
});

it('replaces an answer, and removes it', () => {
  const replaced = answerClaim(TEXT, 'online', ANSWER);
  expect(replaced).toContain('  answer: { is: true, by: Ada Example, on: 2026-11-27 }');
  expect(replaced).not.toContain('not-us');
  expect(answerClaim(replaced, 'online', undefined)).toBe(TEXT.replace(/ {2}answer:.*\n/, ''));
});

it('follows a text in several lines, and a last line without a break', () => {
  const folded = '- id: a\n  claim: >-\n    One\n    two.\n\n- id: b\n  claim: Three.';
  const line = '  answer: { is: true, by: Ada Example, on: 2026-11-27 }\n';
  expect(answerClaim(folded, 'a', ANSWER)).toBe(folded.replace('two.\n', `two.\n${line}`));
  expect(answerClaim(folded, 'b', ANSWER)).toBe(`${folded}\n${line}`);
});

it('keeps a name that YAML would read as something else', () => {
  expect(answerClaim(TEXT, 'online', { ...ANSWER, by: 'no, really: yes' })).toContain('by: "no, really: yes"');
});

it('refuses an id that the file does not have', () => {
  expect(() => answerClaim(TEXT, 'gone', ANSWER)).toThrow('no claim “gone”');
});

it('reads the answers by id', () => {
  expect(answersOf(TEXT)).toEqual({ online: { is: 'not-us', by: 'Jo', on: '2026-11-01' } });
});
