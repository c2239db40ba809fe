import type { StudySlot } from './types';

/** The FNV-1a hash of a text, as eight hexadecimal digits: names may have any characters, ids of events may not. */
export function hash(value: string): string {
  let sum = 0x811c9dc5;
  for (const octet of new TextEncoder().encode(value)) sum = Math.imul(sum ^ octet, 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}

/** What all sessions of a component, a subject or a piece of coursework have in common in their ids. */
export function seriesOf({ for: kind, id, component }: Pick<StudySlot, 'for' | 'id' | 'component'>): string {
  return [kind, hash(id), ...(component === undefined ? [] : [hash(component)])].join('-');
}

/** The id of the event of an exam or due day. */
export function endIdOf({ for: kind, id }: Pick<StudySlot, 'for' | 'id'>): string {
  return `end-${kind}-${hash(id)}-1`;
}
