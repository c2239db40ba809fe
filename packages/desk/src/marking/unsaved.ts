import type { MarkedWork } from '@tutoring/domain/marking';
import { safeStorage } from '@tutoring/ui/internal/storage';

/** Work that the edge has not saved yet, kept in this browser with the version that it began from. */
export interface Unsaved {
  version: number;
  work: MarkedWork;
}

const storage = safeStorage('local');
const keyOf = (reference: string) => `desk.marking.${reference}`;

/** The unsaved work on a marking. */
export function readUnsaved(reference: string): Unsaved | undefined {
  try {
    return (JSON.parse(storage.get(keyOf(reference)) ?? 'null') as Unsaved | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps unsaved work; `undefined` deletes it. */
export function keepUnsaved(reference: string, unsaved: Unsaved | undefined): void {
  if (unsaved) storage.set(keyOf(reference), JSON.stringify(unsaved));
  else storage.remove(keyOf(reference));
}
