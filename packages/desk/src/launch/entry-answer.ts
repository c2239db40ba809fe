import { OPEN_WHILE, withCheckedFacts, type LaunchPlace } from '@tutoring/domain/launch';
import { editYaml, readYaml, type Path } from '../forms/edit-yaml';

/** An entry of a data file, as a place of a decision names it. */
export type EntryPlace = Pick<LaunchPlace, 'file' | 'field' | 'entry'>;

/** `open`: still marked. `true`: it stands without its mark. `gone`: the file no longer has it. */
export type EntryState = 'open' | 'true' | 'gone';

/** An entry before it was answered: enough to undo the answer. */
export interface Before {
  /** Its position in its list. */
  at: number;
  value: unknown;
  /** The part of the text that changed, where it began, what stands there since, and how long the text was then. */
  source: string;
  offset: number;
  instead: string;
  length: number;
}

type Values = Record<string, unknown>;

/** What the text of its file says of an entry. */
export function entryState(text: string, place: EntryPlace, today = new Date()): EntryState {
  if (isWholeFile(place)) return withCheckedFacts(place.file, text, today) === text ? 'true' : 'open';
  const { path, siblings, value } = find(text, place);
  const { openWhile = 'marked' } = place.entry ?? {};
  // A field that is not there is empty, if what it belongs to is there.
  if (!path && (openWhile !== 'empty' || siblings === undefined)) return 'gone';
  return OPEN_WHILE[openWhile](value, today) ? 'open' : 'true';
}

/** Whether the place is about all old facts of a file. */
const isWholeFile = ({ field, entry }: EntryPlace) => field === undefined && entry?.mark === 'checked';

/**
 * Clears the mark of an entry, or writes that it was checked this month.
 * @throws {Error} if somebody has taken it out meanwhile.
 */
export function confirmEntry(text: string, place: EntryPlace, today = new Date()): string {
  if (isWholeFile(place)) return withCheckedFacts(place.file, text, today);
  const path = pathOf(text, place);
  const { mark } = place.entry ?? {};
  switch (mark) {
    case undefined:
      return text;
    case 'checked':
      return editYaml(text, { set: [...path, 'checked'], to: today.toISOString().slice(0, 7) });
    // The schemas read a school or a fact without the field as verified.
    case 'verified':
      return editYaml(text, { remove: [...path, 'verified'] });
    default:
      return editYaml(text, { set: [...path, mark], to: false });
  }
}

/** Takes an entry out of its file. */
export function removeEntry(text: string, place: EntryPlace): string {
  const { path } = find(text, place);
  return path ? editYaml(text, { remove: path }) : text;
}

/** What {@link undoEntry} needs to write the entry as it was. */
export function beforeAnswer(text: string, place: EntryPlace, is: true | 'not-us'): Before | undefined {
  const { path, value } = isWholeFile(place) ? { path: [], value: undefined } : find(text, place);
  if (!path) return undefined;
  const now = is === true ? confirmEntry(text, place) : removeEntry(text, place);
  const shorter = Math.min(text.length, now.length);
  let offset = 0;
  while (offset < shorter && text[offset] === now[offset]) offset++;
  let after = 0;
  while (after < shorter - offset && text.at(-1 - after) === now.at(-1 - after)) after++;
  return {
    at: Number(path.at(-1)),
    value,
    offset,
    source: text.slice(offset, text.length - after),
    instead: now.slice(offset, now.length - after),
    length: now.length,
  };
}

/**
 * Undoes the answer to an entry: marks it again, or puts it back.
 * @param before Its former state; without it the entry is written anew, with the same meaning.
 * @throws {Error} if the entry is gone and nothing is known of it.
 */
export function undoEntry(text: string, place: EntryPlace, before?: Before): string {
  const meant = isWholeFile(place) ? undefined : undone(text, place, before);
  if (before) {
    const { source, offset, instead, length } = before;
    // Other changes since stand after the entry, or before it.
    for (const at of [offset, offset + text.length - length]) {
      if (at < 0 || !text.startsWith(instead, at)) continue;
      const asItWas = text.slice(0, at) + source + text.slice(at + instead.length);
      if (meant === undefined || isSame(asItWas, meant)) return asItWas;
    }
  }
  if (meant === undefined) throw isGone(place);
  return meant;
}

function undone(text: string, place: EntryPlace, before: Before | undefined): string {
  const { path, parent, siblings } = find(text, place);
  const { mark } = place.entry ?? {};
  if (path) {
    if (mark === 'checked') return before ? editYaml(text, { set: path, to: before.value }) : text;
    return mark ? editYaml(text, { set: [...path, mark], to: mark !== 'verified' }) : text;
  }
  if (!before) throw isGone(place);
  return Array.isArray(siblings)
    ? editYaml(text, { into: parent, at: Math.min(before.at, siblings.length), item: before.value })
    : editYaml(text, { set: [...parent, lastStep(place)], to: before.value });
}

function isSame(text: string, other: string): boolean {
  const sorted = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [next]) => one.localeCompare(next)))
      : value;
  try {
    return JSON.stringify(readYaml(text), sorted) === JSON.stringify(readYaml(other), sorted);
  } catch {
    return false;
  }
}

function pathOf(text: string, place: EntryPlace): Path {
  const { path } = find(text, place);
  if (path) return path;
  throw isGone(place);
}

function isGone({ entry, field, file }: EntryPlace): Error {
  const name = Object.values(entry?.named ?? {}).join(', ') || field;
  return new Error(`“${name}” is no longer in ${file}: somebody has taken it out. Take your answer back.`);
}

const lastStep = ({ field = '' }: EntryPlace) => field.split('.').at(-1) ?? '';

/** An entry's path. In a list it is the item with its name, wherever that stands now. */
function find(text: string, { field, entry }: EntryPlace) {
  const steps = field?.split('.') ?? [];
  const parent: (string | number)[] = [];
  let siblings: unknown = readYaml(text);
  if (steps.length === 0) return { path: [], parent, siblings, value: siblings };
  for (const step of steps.slice(0, -1)) {
    const key = keyIn(siblings, step, entry?.named);
    if (key === undefined) return { parent, siblings: undefined };
    parent.push(key);
    siblings = (siblings as Values)[key];
  }
  const last = keyIn(siblings, steps.at(-1) ?? '', entry?.named);
  if (last === undefined) return { parent, siblings };
  return { path: [...parent, last], parent, siblings, value: (siblings as Values)[last] };
}

function keyIn(
  siblings: unknown,
  step: string,
  named: Record<string, string> | undefined,
): string | number | undefined {
  if (typeof siblings !== 'object' || siblings === null) return undefined;
  if (!Array.isArray(siblings)) return step in siblings ? step : undefined;
  const at = named ? siblings.findIndex((item) => isNamed(item, named)) : Number(step);
  return at >= 0 && at < siblings.length ? at : undefined;
}

function isNamed(item: unknown, named: Record<string, string>): boolean {
  return Object.entries(named).every(([field, value]) => {
    let found: unknown = item;
    for (const step of field.split('.')) found = (found as Values | undefined)?.[step];
    return found === value;
  });
}
