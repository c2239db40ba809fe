import { consentProblem } from '@tutoring/domain/launch';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { readYaml } from './read-yaml.ts';
import { people, samplePeople } from './schemas/people.ts';

type Written = z.output<typeof people>[number];

/** The photo of a person, and the consent to show it. */
export type Photo = NonNullable<Written['photo']> & {
  /** The owner's file. */
  path: string;
};
/** Somebody whom pages name. */
export type Person = Omit<Written, 'photo'> & {
  /** Invented, to show the design. */
  sample: boolean;
  photo?: Photo;
};

export const PEOPLE_FILE = 'people.yaml';
export const SAMPLES_FILE = 'sample-people.yaml';

/**
 * Reads and validates `people.yaml`. Node runs this file as it is for `pnpm launch-check`, so its imports end in `.ts`.
 * @param folder The data folder.
 * @throws {ContentProblem | ContentProblems} naming the line, the field and the fix of each mistake.
 */
export function readPeople(folder: string): Person[] {
  return readYaml(join(folder, PEOPLE_FILE), people).map(({ photo, ...person }) => ({
    ...person,
    sample: false,
    ...(photo && { photo: { ...photo, path: join(folder, 'photos', photo.file) } }),
  }));
}

/**
 * The people whom pages show: those of `people.yaml`, or the samples while it names nobody.
 * @param folder The data folder.
 * @throws {ContentProblem | ContentProblems} as {@link readPeople}, for both files.
 */
export function readShownPeople(folder: string): Person[] {
  const real = readPeople(folder);
  const samples = readSamples(folder);
  return real.length > 0 ? real : samples;
}

/** The file may be deleted once it is not needed. */
function readSamples(folder: string): Person[] {
  const file = join(folder, SAMPLES_FILE);
  if (!existsSync(file)) return [];
  // Pages name samples by a letter, in their own language.
  const named = (at: number) => String.fromCharCode('A'.charCodeAt(0) + at);
  return readYaml(file, samplePeople).samples.people.map((person, at) => ({
    ...person,
    name: named(at),
    facts: [],
    sample: true,
  }));
}

/** The photo of a person if a page may show it today. */
export function shownPhoto({ photo }: Person, today: Date): Photo | undefined {
  return photo && consentProblem(photo.consent, today) === undefined ? photo : undefined;
}

/** Whether somebody is on the page of everybody who teaches. */
export function teaches({ shownAs }: Pick<Person, 'shownAs'>): boolean {
  return shownAs.includes('tutor') || shownAs.includes('counsellor');
}
