import type { SessionWindow } from '@tutoring/domain/session-times';
import { hoursText } from '@tutoring/ui/internal/hours-text';
import { readYaml } from '../forms/edit-yaml';

export const PEOPLE_FILE = 'site/data/people.yaml';
export const SAMPLES_FILE = 'site/data/sample-people.yaml';
export const PHOTO_FOLDER = 'site/data/photos';

/** A person, as far as the screen reads one. While somebody types, any field may be missing. */
export interface WrittenPerson {
  name?: string;
  shownAs?: string[];
  subjects?: { page?: string; levels?: string[] }[];
  languages?: string[];
  checked?: unknown[];
  hours?: WrittenHours;
  photo?: { file?: string; consent?: { given?: string; by?: string; until?: string } };
}

/** The hours of a week, on the person's own clock. */
export interface WrittenHours {
  zone?: string;
  windows?: Partial<SessionWindow>[];
}

/**
 * The people of a file.
 * @throws {Error} if it is not YAML.
 */
export function peopleIn(text: string): WrittenPerson[] {
  const value = readYaml(text);
  // An empty entry is `null`.
  return Array.isArray(value) ? value.map((one) => (one ?? {}) as WrittenPerson) : [];
}

/** What to call somebody who may have no name yet. @param otherwise Such as “this person”. */
export const calledOf = ({ name = '' }: WrittenPerson, otherwise: string): string => name.trim() || otherwise;

/** The invented people whom pages show while the file names nobody. */
export function samplesIn(text: string): WrittenPerson[] {
  const { samples } = (readYaml(text) ?? {}) as { samples?: { people?: WrittenPerson[] } };
  return (samples?.people ?? []).map((person, at) => ({ ...person, name: `Sample ${String.fromCharCode(65 + at)}` }));
}

/** The names of the photos that people have. */
export function photosIn(text: string): string[] {
  return peopleIn(text).flatMap(({ photo }) => photo?.file ?? []);
}

/** What pages could also show of a person. Nothing of it is needed. */
export function couldAdd({ photo, shownAs = [], subjects, languages, hours, checked }: WrittenPerson): string[] {
  const teaches = shownAs.includes('tutor') || shownAs.includes('counsellor');
  const lacks = (list: unknown[] | undefined) => !list || list.length === 0;
  return [
    ...(!photo ? ['photo'] : []),
    ...(teaches && lacks(subjects) ? ['subjects'] : []),
    ...(teaches && lacks(languages) ? ['languages'] : []),
    ...(teaches && !hours ? ['weekly hours'] : []),
    ...(lacks(checked) ? ['what was checked'] : []),
  ];
}

/** Why no page shows the photo that a person has. */
export function whyNoPhoto({ photo }: WrittenPerson, today: string): string | undefined {
  if (!photo) return undefined;
  if (!photo.consent) return 'No page shows the photo: the consent is not written down.';
  const { until } = photo.consent;
  return until !== undefined && until < today ? 'No page shows the photo: the consent has ended.' : undefined;
}

/** The hours of a week in a line: `Mon – Fri, 16:00 – 21:00; Sat, 10:00 – 14:00`. What is not written yet is left out. */
export function hoursSummary({ windows = [] }: WrittenHours): string {
  return windows
    .filter(isWhole)
    .map((window) => hoursText(window, 'en'))
    .join('; ');
}

/** Whether nothing is left to fill in. */
export const isWhole = (window: Partial<SessionWindow>): window is SessionWindow => {
  const { days = [], from = '', to = '' } = window;
  return days.length > 0 && from !== '' && to > from;
};

/** What was changed, for the summary of a save. */
export function changesOf(before: readonly WrittenPerson[], after: readonly WrittenPerson[]): string {
  const [old, now] = [byName(before), byName(after)];
  const namesOf = (
    people: ReadonlyMap<string, WrittenPerson>,
    isWanted: (person: WrittenPerson, at: string) => boolean,
  ) => [...people].filter(([at, person]) => isWanted(person, at)).map(([, person]) => calledOf(person, 'a person'));
  const added = namesOf(now, (_, at) => !old.has(at));
  const removed = namesOf(old, (_, at) => !now.has(at));
  // Somebody who is renamed is neither new nor gone.
  const isRenamed = added.length === removed.length;
  if (added.length > 0 && removed.length > 0 && isRenamed) return `People: rename ${removed.join(', ')}`;
  const changed = namesOf(now, (person, at) => old.has(at) && JSON.stringify(old.get(at)) !== JSON.stringify(person));
  const parts = [
    ['add', added],
    ['remove', removed],
    ['change', changed],
  ] as const;
  const says = parts.filter(([, names]) => names.length > 0).map(([verb, names]) => `${verb} ${names.join(', ')}`);
  return `People: ${says.join('; ') || 'change the list'}`;
}

/** People by their names; the second of one name by that and its number. */
function byName(people: readonly WrittenPerson[]): ReadonlyMap<string, WrittenPerson> {
  const found = new Map<string, WrittenPerson>();
  for (const person of people) {
    let count = 1;
    while (found.has(`${count} ${person.name}`)) count++;
    found.set(`${count} ${person.name}`, person);
  }
  return found;
}
