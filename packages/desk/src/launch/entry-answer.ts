import type { LaunchPlace } from '@tutoring/domain/launch';
import { editYaml, readYaml, type Path } from '../forms/edit-yaml';

/** An entry of a data file, as a place of a decision names it. */
export type EntryPlace = Pick<LaunchPlace, 'file' | 'field' | 'entry'>;

/** `open`: still marked. `true`: it stands without its mark. `gone`: the file no longer has it. */
export type EntryState = 'open' | 'true' | 'gone';

/** An entry that was taken out: enough to put it back. */
export interface Removed {
  /** Its position in its list. */
  at: number;
  value: unknown;
  /** What went from the text, and where. */
  source: string;
  offset: number;
}

type Values = Record<string, unknown>;

/** What the text of its file says of an entry. */
export function entryState(text: string, place: EntryPlace): EntryState {
  const { path, value } = find(text, place);
  if (!path) return 'gone';
  const { placeholder, sample, verified } = (value ?? {}) as Values;
  return placeholder === true || sample === true || verified === false ? 'open' : 'true';
}

/**
 * Clears the mark of an entry.
 * @throws {Error} if somebody has taken it out meanwhile.
 */
export function confirmEntry(text: string, place: EntryPlace): string {
  const path = pathOf(text, place);
  // The schemas read a school or a fact without the field as verified.
  if (place.entry?.mark === 'verified') return editYaml(text, { remove: [...path, 'verified'] });
  return place.entry?.mark ? editYaml(text, { set: [...path, place.entry.mark], to: false }) : text;
}

/** Marks an entry again that was confirmed. */
export function reopenEntry(text: string, place: EntryPlace): string {
  const path = pathOf(text, place);
  const { mark } = place.entry ?? {};
  return mark ? editYaml(text, { set: [...path, mark], to: mark !== 'verified' }) : text;
}

/** Takes an entry out of its file. */
export function removeEntry(text: string, place: EntryPlace): string {
  const { path } = find(text, place);
  return path ? editYaml(text, { remove: path }) : text;
}

/** What {@link restoreEntry} needs, before the entry is taken out. */
export function removedEntry(text: string, place: EntryPlace): Removed | undefined {
  const { path, value } = find(text, place);
  if (!path) return undefined;
  const rest = removeEntry(text, place);
  let offset = 0;
  while (offset < rest.length && text[offset] === rest[offset]) offset++;
  return { at: Number(path.at(-1)), value, offset, source: text.slice(offset, offset + text.length - rest.length) };
}

/** Puts an entry back that was taken out, as it was written if its surroundings are the same. */
export function restoreEntry(text: string, place: EntryPlace, { at, value, offset, source }: Removed): string {
  const { path, parent, siblings } = find(text, place);
  if (path) return text;
  const restored = Array.isArray(siblings)
    ? editYaml(text, { into: parent, at: Math.min(at, siblings.length), item: value })
    : editYaml(text, { set: [...parent, lastStep(place)], to: value });
  const asItWas = text.slice(0, offset) + source + text.slice(offset);
  return isSame(asItWas, restored) ? asItWas : restored;
}

function isSame(text: string, other: string): boolean {
  try {
    return JSON.stringify(readYaml(text)) === JSON.stringify(readYaml(other));
  } catch {
    return false;
  }
}

function pathOf(text: string, place: EntryPlace): Path {
  const { path } = find(text, place);
  if (path) return path;
  const name = Object.values(place.entry?.named ?? {}).join(', ') || place.field;
  throw new Error(`“${name}” is no longer in ${place.file}: somebody has taken it out. Take your answer back.`);
}

const lastStep = ({ field = '' }: EntryPlace) => field.split('.').at(-1) ?? '';

/** An entry's path. In a list it is the item with its name, wherever that stands now. */
function find(text: string, place: EntryPlace) {
  const steps = (place.field ?? '').split('.');
  const parent: (string | number)[] = [];
  let siblings: unknown = readYaml(text);
  for (const step of steps.slice(0, -1)) {
    parent.push(Array.isArray(siblings) ? Number(step) : step);
    siblings = (siblings as Values | undefined)?.[step];
  }
  const last = keyIn(siblings, lastStep(place), place.entry?.named);
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
