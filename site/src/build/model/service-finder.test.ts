import { findService, GOALS, PROGRAMMES, SUBJECTS } from '@tutoring/domain/service-finder';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readData } from '../content/data';
import { addressesInData } from './layout-data';

const folder = join(import.meta.dirname, '../../../data');
const data = readData(folder);
const { home, table } = data['service-finder'];

const all = PROGRAMMES.flatMap((programme) =>
  SUBJECTS.flatMap((subject) => GOALS.map((goal) => ({ programme, subject, goal }))),
);

it.each(all)('$programme × $subject × $goal leads to a service of the site', (answers) => {
  expect(findService(table, answers)).toMatch(/^\/(services|subjects)\/[\w-]+$/);
});

it('never sends one programme to the pages of the other', () => {
  for (const answers of all) {
    const page = findService(table, answers);
    if (answers.programme !== 'ib') expect(page).not.toMatch(/\/(subjects\/ib-(?!internal)|services\/ib-business)/);
    if (answers.programme !== 'ap') expect(page).not.toMatch(/\/ap-/);
    if (answers.programme === 'ap') expect(page).not.toMatch(/internal-assessment|extended-essay|theory-of-knowledge/);
  }
});

it('only names addresses that the build checks', () => {
  const places = addressesInData(data);
  expect(places).toEqual(expect.arrayContaining([home, ...all.map((answers) => findService(table, answers))]));
});
