import { editYaml, readYaml } from '../forms/edit-yaml';

export const PEOPLE_FILE = 'site/data/people.yaml';
export const PHOTO_FOLDER = 'site/data/photos';

/** A person, as far as the screen reads one. While somebody types, any field may be missing. */
export interface WrittenPerson {
  name?: string;
  shownAs?: string[];
  subjects?: unknown[];
  languages?: unknown[];
  facts?: unknown[];
  checked?: unknown[];
  hours?: { zone?: string; windows?: unknown[] };
  photo?: {
    file?: string;
    focus?: { x: number; y: number };
    consent?: { given?: string; by?: string; until?: string };
  };
}

/** The people of a file. */
export function peopleIn(text: string): WrittenPerson[] {
  const value = readYaml(text);
  return Array.isArray(value) ? (value as WrittenPerson[]) : [];
}

/** What pages would show of a person if it were there. */
export function missingOf(person: WrittenPerson, today: string): string[] {
  const { photo, shownAs = [] } = person;
  const teaches = shownAs.includes('tutor') || shownAs.includes('counsellor');
  const lacks = (list: unknown[] | undefined) => !list || list.length === 0;
  return [
    ...(!person.name ? ['name'] : []),
    ...(!photo ? ['photo'] : []),
    ...(photo && !photo.consent ? ['consent to the photo'] : []),
    ...(photo?.consent?.until !== undefined && photo.consent.until < today ? ['consent: it has ended'] : []),
    ...(teaches && lacks(person.subjects) ? ['subjects'] : []),
    ...(teaches && lacks(person.languages) ? ['languages'] : []),
    ...(teaches && !person.hours ? ['weekly hours'] : []),
    ...(lacks(person.checked) ? ['what was checked'] : []),
  ];
}

/**
 * Puts what the owner changed into what somebody else has saved meanwhile. Both changed the same person: the owner's is taken.
 * @param base What both began with.
 */
export function mergePeople(base: string, mine: string, theirs: string): string {
  const nameOf = ({ name }: WrittenPerson) => name;
  const [old, own] = [peopleIn(base), peopleIn(mine)];
  let merged = theirs;
  for (const person of own) {
    const before = old.find((other) => nameOf(other) === person.name);
    if (JSON.stringify(before) === JSON.stringify(person)) continue;
    const at = peopleIn(merged).findIndex((other) => nameOf(other) === person.name);
    merged =
      at < 0
        ? editYaml(merged, { into: [], at: peopleIn(merged).length, item: person })
        : editYaml(merged, { set: [at], to: person });
  }
  for (const person of old.filter((other) => !own.some(({ name }) => name === other.name))) {
    const at = peopleIn(merged).findIndex(({ name }) => name === person.name);
    if (at >= 0) merged = editYaml(merged, { remove: [at] });
  }
  return merged;
}
