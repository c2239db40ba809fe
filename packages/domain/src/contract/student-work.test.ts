import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesIn, scriptParts, transcriptMistakes, type ScriptMark, type Transcript } from './student-work';

const mark = (words: string): ScriptMark => ({ words, kind: 'underline', note: 'Why?' });
const work = (patch: Partial<Transcript>): Transcript => ({
  title: 'A test answer: nobody wrote it',
  text: 'The rate doubles.\n\nThe rate is higher.',
  marks: [],
  ...patch,
});
const says = (patch: Partial<Transcript>) => transcriptMistakes(work(patch)).map(({ what }) => what);

describe('the parts of a script', () => {
  it('are paragraphs, cut at the marks in the order of the text', () => {
    const [doubles, the] = [mark('doubles'), mark('The')];
    expect(scriptParts({ text: 'The rate doubles.\n\n Why? ', marks: [doubles, the] })).toEqual([
      [the, ' rate ', doubles, '.'],
      ['Why?'],
    ]);
  });

  it('have all of the text, and each mark at most once, whatever somebody typed', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', 'é', '答', '👩‍🔬'), maxLength: 60 });
    fc.assert(
      fc.property(letters, fc.array(letters, { maxLength: 6 }), (text, words) => {
        const parts = scriptParts({ text, marks: words.map(mark) });
        const written = parts.map((paragraph) =>
          paragraph.map((part) => (typeof part === 'string' ? part : part.words)).join(''),
        );
        expect(written.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
        const marks = parts.flat().filter((part) => typeof part !== 'string');
        expect(new Set(marks).size).toBe(marks.length);
      }),
    );
  });

  it('show every mark of a transcript without mistakes', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), fc.array(word, { maxLength: 4 }), (text, words) => {
        const one = work({ text: text.join(' '), marks: words.map(mark) });
        fc.pre(transcriptMistakes(one).length === 0);
        expect(
          scriptParts(one)
            .flat()
            .filter((part) => typeof part !== 'string'),
        ).toHaveLength(words.length);
      }),
    );
  });
});

describe('mistakes', () => {
  it('are none in an answer with its sums and units', () => {
    const text =
      'c = 300 000 000 m/s, N = 6.022 × 10²³, t = 0.000000012 s, 12-15 °C, 2026-11-27, ratio 1:2.\n@Override f(x@0)';
    expect(says({ text, marks: [mark('ratio 1:2')] })).toEqual([]);
  });

  it('name marked words that are not there, twice there, or marked twice', () => {
    expect(says({ marks: [mark('falls')] })).toEqual(['The marked words “falls” are not in a paragraph of the text.']);
    expect(says({ marks: [mark('')] })).toHaveLength(1);
    expect(says({ marks: [mark('doubles.\n\nThe')] })).toHaveLength(1);
    expect(says({ marks: [mark('The rate')] })).toEqual([
      'The marked words “The rate” are 2 times in the text, so nobody knows which are meant.',
    ]);
    expect(says({ marks: [mark('rate doubles'), mark('doubles')] })).toEqual([
      'Some of the words “doubles” have another mark already.',
    ]);
  });

  it.each([
    ['test.student@school.example', 'an email address'],
    ['www.example.com/me', 'a web address'],
    ['+1 (416) 555-0123', 'a phone number'],
    ['416-555-0123', 'a phone number'],
    ['030 90182 0000', 'a phone number'],
    ['001234-0056', 'a candidate number'],
    ['L-2345-6722', 'a reference number'],
  ])('name %s in any of its texts', (words, kind) => {
    const what = `“${words}” looks like ${kind}. A sample must not say who wrote it.`;
    expect(says({ text: `Ask ${words}, please.` })).toEqual([what]);
    expect(says({ title: words })).toEqual([what]);
    expect(says({ question: `Who is ${words}?` })).toEqual([what]);
    expect(says({ marks: [{ ...mark('doubles'), note: `See ${words}` }] })).toEqual([what]);
  });
});

it('finds the parts of a name, as whole words', () => {
  expect(namesIn(work({ text: 'by Ana Müller' }), 'Ana B. MÜLLER')).toEqual(['ana', 'müller']);
  expect(namesIn(work({ text: 'an analysis' }), 'Ana')).toEqual([]);
});
