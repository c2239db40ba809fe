import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { readShownPeople } from './people';
import { people } from './schemas/people';

const OURS = join(import.meta.dirname, '../../../data');
const SAMPLES = readFileSync(join(OURS, 'sample-people.yaml'), 'utf8');
const REAL = '- { name: Name Surname, shownAs: [founder], role: { en: Founder } }\n';

function folderWith(real: string, samples = SAMPLES): string {
  const folder = mkdtempSync(join(tmpdir(), 'people-'));
  writeFileSync(join(folder, 'people.yaml'), real);
  writeFileSync(join(folder, 'sample-people.yaml'), samples);
  return folder;
}
const named = (folder: string) => readShownPeople(folder).map(({ name, sample }) => [name, sample]);

it('shows three samples at most, until the first real person exists', () => {
  const folder = folderWith('[]\n');
  expect(named(folder)).toEqual(['A', 'B', 'C'].map((name) => [name, true]));
  writeFileSync(join(folder, 'people.yaml'), REAL);
  expect(named(folder)).toEqual([['Name Surname', false]]);
});

it('needs no file of samples', () => {
  const folder = folderWith('[]\n');
  rmSync(join(folder, 'sample-people.yaml'));
  expect(named(folder)).toEqual([]);
});

it.each([
  ['a fourth sample', `${SAMPLES}    - { shownAs: [tutor] }\n`, /samples\.people" is wrong: must be at most 3/],
  ['a photo of a sample', `${SAMPLES}      photo: { file: a.jpg }\n`, /photo" is wrong: there is no such field/],
  ['a name of a sample', `${SAMPLES}      name: Maria\n`, /name" is wrong: there is no such field/],
  [
    'a sample who takes the consultation',
    SAMPLES.replace('shownAs: [counsellor]', 'shownAs: [consultation]'),
    /shownAs\.0" is wrong/,
  ],
])('rejects %s', (_, samples, message) => {
  expect(() => readShownPeople(folderWith('[]\n', samples))).toThrow(message);
});

it.each([
  ['shownAs: [founder]', /role" is wrong: is missing: only tutors and counsellors need none/],
  [hours('[1, 3]', '16:00', '21:00'), /days" is wrong: must follow each other/],
  [hours('[1, 2]', '21:00', '01:00'), /to" is wrong: must be after `from` on the same day/],
  [hours('[8]', '16:00', '21:00'), /days\.0" is wrong/],
  ['shownAs: [tutor], hours: { zone: Toronto, windows: [] }', /zone" is wrong: must be an IANA time zone/],
  ['shownAs: [tutor], subjects: [{ page: chemistry }]', /page" is wrong: must be a path of this site/],
  [
    'shownAs: [tutor], subjects: [{ page: /a }, { page: /a }]',
    /1\.page" is wrong: is \/a, which this person has already/,
  ],
  ['shownAs: [tutor], subjects: [{ page: /a, levels: [Higher] }]', /levels\.0" is wrong/],
  ['shownAs: [tutor], checked: [{ what: identity, on: soon, by: A }]', /on" is wrong: must be a day/],
  [
    'shownAs: [tutor], note: { well: { en: A }, lost: { de: B }, next: { en: C } }',
    /lost" is wrong: must have an English/,
  ],
])('rejects { %s } and names the line', (fields, message) => {
  const read = () => readShownPeople(folderWith(`\n- { name: Name Surname, ${fields} }\n`));
  expect(read).toThrow(message);
  expect(read).toThrow(/people\.yaml:2\n/);
});

it('accepts two people of one name whose work tells them apart', () => {
  const other = REAL.replace('{ en: Founder }', '{ en: Director }');
  expect(named(folderWith(REAL + other))).toEqual([
    ['Name Surname', false],
    ['Name Surname', false],
  ]);
});

it.each([
  ['the same person twice', `${REAL}- { name: Other Name, shownAs: [tutor] }\n${REAL}`, 3],
  ['the same name in another case', `${REAL}${REAL.replace('Name Surname', '" name SURNAME"')}`, 2],
])('rejects %s, and says how to tell two people apart', (_, real, line) => {
  const read = () => readShownPeople(folderWith(real));
  expect(read).toThrow(/name" is wrong: is also the name of person 1, .* add a middle name or an initial/);
  expect(read).toThrow(new RegExp(`people\\.yaml:${line}\n`));
});

it.each(['""', '" "', '"\\u00A0"'])('rejects the empty name %s', (name) => {
  expect(() => readShownPeople(folderWith(REAL.replace('Name Surname', name)))).toThrow(
    /"0\.name" is wrong: must not be empty/,
  );
});

it('accepts days that follow each other over the end of the week', () => {
  const folder = folderWith(`- { name: Name Surname, ${hours('[6, 7, 1]', '09:00', '12:00')} }\n`);
  expect(readShownPeople(folder)[0]?.hours?.windows[0]?.days).toEqual([6, 7, 1]);
});

it('becomes a JSON schema in which the owner’s form finds a title and a description for each field', () => {
  const untitled: string[] = [];
  visit(z.toJSONSchema(people, { io: 'input' }), 'people');
  expect(untitled).toEqual([]);

  function visit(schema: z.core.JSONSchema.BaseSchema, path: string): void {
    const { properties = {}, items } = schema;
    // The languages of a text have names of their own.
    if ('propertyNames' in schema) return;
    for (const [name, field] of Object.entries(properties)) {
      const below = field as z.core.JSONSchema.BaseSchema;
      if (!below.title || !below.description) untitled.push(`${path}.${name}`);
      visit(below, `${path}.${name}`);
    }
    if (items) visit(items as z.core.JSONSchema.BaseSchema, `${path}[]`);
  }
});

function hours(days: string, from: string, to: string): string {
  return `shownAs: [tutor], hours: { zone: America/Toronto, windows: [{ days: ${days}, from: '${from}', to: '${to}' }] }`;
}
