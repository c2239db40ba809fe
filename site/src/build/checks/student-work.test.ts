import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readData } from '../content/data';
import { problemsIn } from '../content/problem';
import { testWork } from '../../testing/student-work.test-data';

const folder = join(mkdtempSync(join(tmpdir(), 'student-work-')), 'data');
cpSync(join(import.meta.dirname, '../../../data'), folder, { recursive: true });
cpSync(join(import.meta.dirname, '../../../content'), join(folder, '../content'), { recursive: true });

/** What the build says about a file with these entries, without the folder. */
function saidOf(works: readonly unknown[]): string[] {
  writeFileSync(join(folder, 'student-work.yaml'), JSON.stringify(works, undefined, 2));
  try {
    readData(folder);
    return [];
  } catch (error) {
    return problemsIn(error).map(({ message }) => message.slice(message.indexOf('student-work.yaml')));
  }
}

it('takes none, one and several', () => {
  expect(saidOf([])).toEqual([]);
  expect(saidOf([testWork()])).toEqual([]);
  expect(saidOf([testWork(), testWork({ reference: 'L-2345-6723' })])).toEqual([]);
});

it('says where words are missing from the answer, and what to do', () => {
  const marks = [{ words: 'not there', kind: 'tick', note: 'Right.' }];
  expect(saidOf([testWork({ marks })])).toEqual([
    expect.stringMatching(
      /^student-work.yaml:\d+\n {2}The sample of L-2345-6722: The marked words “not there” are not in a paragraph of the text\.\n {2}Fix: copy them/,
    ),
  ]);
});

it('says which subject is meant', () => {
  expect(saidOf([testWork({ subject: '/services/chemistry-tutorin' })])).toEqual([
    expect.stringMatching(/is not the page of a subject\. Did you mean "?\/services\/chemistry-tutoring/),
  ]);
});

it('refuses a second sample of one request', () => {
  expect(saidOf([testWork(), testWork()])).toEqual([
    expect.stringContaining('The request L-2345-6722 has two samples'),
  ]);
});

it('refuses what leads to a person, and texts that are too long', () => {
  expect(saidOf([testWork({ question: 'Write to test@school.example' })])).toEqual([
    expect.stringContaining('“test@school.example” looks like an email address'),
  ]);
  expect(saidOf([testWork({ title: 'x'.repeat(101) })])).toEqual([
    expect.stringContaining('must not be longer than 100 characters'),
  ]);
  expect(saidOf([testWork({ marks: [] })])).toEqual([expect.stringContaining('must have a mark')]);
  expect(saidOf([testWork({ reference: 'L-1' })])).toEqual([expect.stringContaining('must be the reference')]);
});
