import { join } from 'node:path';
import type * as z from 'zod';
import { readYaml } from './read-yaml.ts';
import { people } from './schemas/people.ts';

type Written = z.output<typeof people>[number];

/** The photo of a person, and the consent to show it. */
export type Photo = NonNullable<Written['photo']> & {
  /** The owner's file. */
  path: string;
};
/** Somebody whom pages name. */
export type Person = Omit<Written, 'photo'> & { photo?: Photo };

export const PEOPLE_FILE = 'people.yaml';

/**
 * Reads and validates `people.yaml`. Node runs this file as it is for `pnpm launch-check`, so its imports end in `.ts`.
 * @param folder The data folder.
 * @throws {ContentProblem | ContentProblems} naming the line, the field and the fix of each mistake.
 */
export function readPeople(folder: string): Person[] {
  return readYaml(join(folder, PEOPLE_FILE), people).map(({ photo, ...person }) => ({
    ...person,
    ...(photo && { photo: { ...photo, path: join(folder, 'photos', photo.file) } }),
  }));
}

/**
 * Why no page may show a photo on a day.
 * @returns nothing if its consent holds.
 */
export function consentProblem({ consent }: Pick<Photo, 'consent'>, today: Date): string | undefined {
  if (!consent) return 'it has no consent';
  const day = today.toISOString().slice(0, 10);
  if (day < consent.given) return `its consent begins on ${consent.given}`;
  if (consent.until !== undefined && day > consent.until) return `its consent ended on ${consent.until}`;
  return undefined;
}

/** The photo of a person if a page may show it today. */
export function shownPhoto({ photo }: Person, today: Date): Photo | undefined {
  return photo && consentProblem(photo, today) === undefined ? photo : undefined;
}
