import { safeStorage } from '@tutoring/ui/internal/storage';

/** Text that is not saved yet, kept in this browser with the version that it began from. */
export interface Draft {
  /** The version that the owner began from; `null` if the file was gone. */
  version: string | null;
  /** The text of that version: a merge needs it. */
  from: string;
  text: string;
  /** When it was typed last, as ISO 8601. */
  at: string;
}

const storage = safeStorage('local');
const PATHS = 'desk.drafts';
const RECENT = 'desk.recent';
const keyOf = (path: string) => `desk.draft.${path}`;
/** How many files the list remembers as recently edited. */
const RECENT_FILES = 8;

function read<Value>(key: string, otherwise: Value): Value {
  try {
    return (JSON.parse(storage.get(key) ?? 'null') as Value | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** The files with a draft. */
export const draftPaths = (): string[] => read<string[]>(PATHS, []);

/** The draft of a file. */
export const readDraft = (path: string): Draft | undefined => read<Draft | undefined>(keyOf(path), undefined);

/**
 * Keeps a draft; `undefined` deletes it.
 * @returns Whether it outlives the page. A browser's storage may be full or forbidden.
 */
export function keepDraft(path: string, draft: Omit<Draft, 'at'> | undefined): boolean {
  const others = draftPaths().filter((other) => other !== path);
  if (draft) {
    storage.set(keyOf(path), JSON.stringify({ ...draft, at: new Date().toISOString() }));
    storage.set(PATHS, JSON.stringify([path, ...others]));
    return isStored(keyOf(path));
  }
  storage.remove(keyOf(path));
  storage.set(PATHS, JSON.stringify(others));
  return true;
}

/** `storage` keeps in memory what the browser does not take. */
function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) === storage.get(key);
  } catch {
    return false;
  }
}

/** The files that were saved in this browser, newest first. */
export const recentPaths = (): string[] => read<string[]>(RECENT, []);

/** Remembers that a file was saved. */
export function rememberRecent(path: string): void {
  const others = recentPaths().filter((other) => other !== path);
  storage.set(RECENT, JSON.stringify([path, ...others].slice(0, RECENT_FILES)));
}
