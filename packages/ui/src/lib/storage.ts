/** A place where the browser keeps texts by name. */
export interface SafeStorage {
  /** The text of this name, or `null`. */
  get: (key: string) => string | null;
  /** Keeps a text by this name. */
  set: (key: string, value: string) => void;
  /** Forgets it. */
  remove: (key: string) => void;
}

/**
 * The browser's storage, which never throws: where it is forbidden or full, texts are kept for as
 * long as the page lives.
 * @param kind `local` outlives the visit, `session` ends with the tab.
 */
export function safeStorage(kind: 'local' | 'session'): SafeStorage {
  /** What the browser did not take. */
  const kept = new Map<string, string>();
  // Naming a forbidden storage is enough to throw.
  const storage = () => (kind === 'local' ? localStorage : sessionStorage);
  return {
    get(key) {
      try {
        return kept.get(key) ?? storage().getItem(key);
      } catch {
        return kept.get(key) ?? null;
      }
    },
    set(key, value) {
      kept.delete(key);
      try {
        storage().setItem(key, value);
      } catch {
        kept.set(key, value);
      }
    },
    remove(key) {
      kept.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Nothing stored, nothing to remove.
      }
    },
  };
}
