import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findService, GOALS, PROGRAMMES, readAnswers, SUBJECTS } from './service-finder';

const { pages } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../site/data/routes.json'), 'utf8')) as {
  pages: { path: string; kind: string }[];
};
const kinds = new Map(pages.map(({ path, kind }) => [path, kind]));

const all = PROGRAMMES.flatMap((programme) =>
  SUBJECTS.flatMap((subject) => GOALS.map((goal) => ({ programme, subject, goal }))),
);

it.each(all)('$programme × $subject × $goal leads to a service of the site', (answers) => {
  expect(kinds.get(findService(answers))).toMatch(/^(service|subject)$/);
});

it('never sends one programme to the pages of the other', () => {
  for (const answers of all) {
    const page = findService(answers);
    if (answers.programme !== 'ib') expect(page).not.toMatch(/\/(subjects\/ib-(?!internal)|services\/ib-business)/);
    if (answers.programme !== 'ap') expect(page).not.toMatch(/\/ap-/);
    if (answers.programme === 'ap') expect(page).not.toMatch(/internal-assessment|extended-essay|theory-of-knowledge/);
  }
});

it('reads answers from an address, and takes nothing else', () => {
  const read = (query: string) => readAnswers((name) => new URLSearchParams(query).get(name));
  expect(read('programme=ib&subject=chemistry&goal=exam')).toEqual({
    programme: 'ib',
    subject: 'chemistry',
    goal: 'exam',
  });
  expect(read('programme=ib&subject=alchemy&goal=exam')).toBeUndefined();
  expect(read('programme=ib&subject=toString&goal=exam')).toBeUndefined();
  expect(read('')).toBeUndefined();
});
